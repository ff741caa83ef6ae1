import type { Analysis, Document } from '@proviso/contracts';
import { wasNothingRead } from '@proviso/contracts/was-nothing-read';

import type { Category } from './categories.ts';

/** A verdict as shown on screens: `unread` when no text was found, so that nothing can be said. */
export type Verdict = Analysis['complianceStatus'] | 'unread';

/** How much of a text was checked for one category. */
export type Extent = 'whole' | 'part' | 'none';

// The engine's note on the language: names, language and clauses are recognized only in English, formats in any
// language.
const UNSUPPORTED_LANGUAGE = 'language-not-supported';
const READ_IN_ENGLISH: Readonly<Record<Category, boolean>> = {
  pii: false,
  discrimination: true,
  legal: true,
  policy: false,
};

type Coverage = Pick<Analysis['coverage'], 'language' | 'notes' | 'pages'>;

/** The verdict of an analysis. Finding nothing in a text that was not read is not compliance. */
export function verdictOf({
  complianceStatus,
  coverage,
}: {
  readonly complianceStatus: Analysis['complianceStatus'];
  readonly coverage: Coverage;
}): Verdict {
  return complianceStatus === 'compliant' && wasNothingRead(coverage) ? 'unread' : complianceStatus;
}

/** The same for a document in a list; null until it is analyzed. */
export function verdictOfListed({
  complianceStatus,
  isUnread,
}: Pick<Document, 'complianceStatus' | 'isUnread'>): Verdict | null {
  return complianceStatus === 'compliant' && isUnread ? 'unread' : complianceStatus;
}

/** How much of a category was covered, so that the absence of findings means something. */
export function extentOf(coverage: Coverage, category: Category): Extent {
  if (wasNothingRead(coverage)) return 'none';
  if (!hasNote(coverage, UNSUPPORTED_LANGUAGE)) return 'whole';
  return READ_IN_ENGLISH[category] && coverage.language !== 'en' ? 'none' : 'part';
}

function hasNote({ notes }: Coverage, code: string): boolean {
  return notes.some((note) => note.code === code);
}
