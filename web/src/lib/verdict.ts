import type { Analysis, Document } from '@proviso/contracts';
import { wasNothingRead } from '@proviso/contracts/was-nothing-read';

import type { Category } from './categories.ts';

/** A verdict as screens name it: `unread` where no text was found, about which nothing can be said. */
export type Verdict = Analysis['complianceStatus'] | 'unread';

/** How much of a text was looked at for one category. */
export type Extent = 'whole' | 'part' | 'none';

// What the engine says of its reading: names, language and clauses are read in English alone, forms everywhere.
const FOREIGN = 'language-not-supported';
const READ_IN_ENGLISH: Readonly<Record<Category, boolean>> = {
  pii: false,
  discrimination: true,
  legal: true,
  policy: false,
};

type Coverage = Pick<Analysis['coverage'], 'language' | 'notes' | 'pages'>;

/** What an analysis amounts to. That nothing was found in a text that was not read is no compliance. */
export function verdictOf({
  complianceStatus,
  coverage,
}: {
  readonly complianceStatus: Analysis['complianceStatus'];
  readonly coverage: Coverage;
}): Verdict {
  return complianceStatus === 'compliant' && wasNothingRead(coverage) ? 'unread' : complianceStatus;
}

/** The same of a document as lists carry it; null until it is analysed. */
export function verdictOfListed({
  complianceStatus,
  isUnread,
}: Pick<Document, 'complianceStatus' | 'isUnread'>): Verdict | null {
  return complianceStatus === 'compliant' && isUnread ? 'unread' : complianceStatus;
}

/** Whether what was read covers a category, so that no findings mean that there are none. */
export function extentOf(coverage: Coverage, category: Category): Extent {
  if (wasNothingRead(coverage)) return 'none';
  if (!says(coverage, FOREIGN)) return 'whole';
  return READ_IN_ENGLISH[category] && coverage.language !== 'en' ? 'none' : 'part';
}

function says({ notes }: Coverage, code: string): boolean {
  return notes.some((note) => note.code === code);
}
