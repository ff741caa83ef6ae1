import {
  type Analysis,
  type Document,
  type Extent,
  extentRead,
  type Verdict,
} from '@proviso/contracts';

import type { Category } from './categories.ts';

// The engine's note on the language: names, language and clauses are recognized only in English, formats in any
// language.
const UNSUPPORTED_LANGUAGE = 'language-not-supported';
const READ_IN_ENGLISH: Readonly<Record<Category, boolean>> = {
  pii: false,
  discrimination: true,
  legal: true,
  policy: false,
};

type Coverage = Pick<Analysis['coverage'], 'isComplete' | 'language' | 'notes' | 'pages'>;

/** A verdict as lists show it: of a document in which nothing was read, they say whether it is blank. */
export type ListedVerdict = Verdict | 'blank';

/** The verdict on a document in a list; null until it is analyzed. */
export function verdictOfListed({
  complianceStatus,
  isUnread,
  isPartlyRead,
  isBlank,
}: Pick<
  Document,
  'complianceStatus' | 'isUnread' | 'isPartlyRead' | 'isBlank'
>): ListedVerdict | null {
  if (complianceStatus !== 'compliant') return complianceStatus;
  if (isUnread) return isBlank ? 'blank' : 'unread';
  return isPartlyRead ? 'partial' : 'compliant';
}

/** How much of a category was covered, so that the absence of findings means something. */
export function extentOf(coverage: Coverage, category: Category): Extent {
  const extent = extentRead(coverage);
  if (extent !== 'part' || !hasNote(coverage, UNSUPPORTED_LANGUAGE)) return extent;
  return READ_IN_ENGLISH[category] && coverage.language !== 'en' ? 'none' : 'part';
}

function hasNote({ notes }: Coverage, code: string): boolean {
  return notes.some((note) => note.code === code);
}
