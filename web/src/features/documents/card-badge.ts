import { type Analysis, type Document, type Extent, isBlank, verdictOf } from '@proviso/contracts';

import { CATEGORY_FLAGS, type Category } from '#web/product/categories.ts';
import { extentOf, type ListedVerdict } from '#web/product/verdict.ts';
import type { Tone } from '#web/ui/badge.tsx';

import { isInProgress } from './document-progress.ts';
import { texts } from './texts.ts';

/** The part of an analysis that a card shows; undefined until it is loaded. */
export type CardAnalysis =
  | Pick<Analysis, 'complianceStatus' | 'coverage' | (typeof CATEGORY_FLAGS)[Category]>
  | undefined;

interface Label {
  readonly tone: Tone;
  readonly text: string;
}

/** The label and look of each verdict. */
export const VERDICTS = {
  compliant: { tone: 'good', text: texts.badges.compliant },
  issues: { tone: 'medium', text: texts.badges.issues },
  critical: { tone: 'high', text: texts.badges.critical },
  partial: { tone: 'neutral', text: texts.badges.partial },
  unread: { tone: 'neutral', text: texts.badges.unread },
  blank: { tone: 'neutral', text: texts.badges.blank },
} as const satisfies Record<ListedVerdict, Label>;

/** The card's badge for the whole document. */
export function cardBadge(document: Pick<Document, 'status'>, analysis: CardAnalysis): Label {
  if (isInProgress(document)) return { tone: 'accent', text: texts.badges.processing };
  if (document.status === 'failed') return { tone: 'high', text: texts.badges.failed };
  if (!analysis) return { tone: 'neutral', text: texts.badges.loading };
  const verdict = verdictOf(analysis);
  return VERDICTS[verdict === 'unread' && isBlank(analysis.coverage) ? 'blank' : verdict];
}

/** The card's label for one category. */
export function categoryLabel(
  document: Pick<Document, 'status'>,
  analysis: CardAnalysis,
  category: Category,
): Label {
  if (document.status === 'failed') return { tone: 'neutral', text: texts.rows.unavailable };
  if (!analysis) return { tone: 'neutral', text: texts.rows.pending };
  if (!analysis[CATEGORY_FLAGS[category]]) {
    if (isBlank(analysis.coverage)) return { tone: 'neutral', text: texts.rows.blank };
    return cleanLabel(category, extentOf(analysis.coverage, category));
  }
  return analysis.complianceStatus === 'critical'
    ? { tone: 'high', text: texts.rows.critical }
    : { tone: 'medium', text: texts.rows.flagged };
}

function cleanLabel(category: Category, extent: Extent): Label {
  if (extent === 'whole') return { tone: 'good', text: texts.rows.clean[category] };
  const { notRead, partlyRead } = texts.rows;
  return { tone: 'neutral', text: extent === 'none' ? notRead : partlyRead };
}
