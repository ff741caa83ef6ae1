import type { Analysis } from '@proviso/contracts';

import type { Category } from './categories.ts';

/** A verdict as screens name it: `unread` where no text was found, about which nothing can be said. */
export type Verdict = Analysis['complianceStatus'] | 'unread';

/** How much of a text was looked at for one category. */
export type Extent = 'whole' | 'part' | 'none';

// What the engine says of its reading: names, language and clauses are read in English alone, forms everywhere.
const EMPTY = 'text-empty';
/** Of pages: nothing of them was read. Others are read in part, or may be misread. */
const PAGES_UNREAD = new Set(['no-text-layer', 'not-recognized', 'page-unreadable']);
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
  return complianceStatus === 'compliant' && isUnread(coverage) ? 'unread' : complianceStatus;
}

/** Whether what was read covers a category, so that no findings mean that there are none. */
export function extentOf(coverage: Coverage, category: Category): Extent {
  if (isUnread(coverage)) return 'none';
  if (!says(coverage, FOREIGN)) return 'whole';
  return READ_IN_ENGLISH[category] && coverage.language !== 'en' ? 'none' : 'part';
}

/** The properties of a file are text, too: where no page was read they are no reading of the document. */
function isUnread(coverage: Coverage): boolean {
  const unread = coverage.notes.filter(({ code }) => PAGES_UNREAD.has(code));
  const pages = new Set(unread.flatMap((note) => note.pages ?? []));
  return says(coverage, EMPTY) || (pages.size > 0 && pages.size === coverage.pages);
}

function says({ notes }: Coverage, code: string): boolean {
  return notes.some((note) => note.code === code);
}
