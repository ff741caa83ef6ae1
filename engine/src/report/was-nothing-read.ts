const EMPTY = 'text-empty';
/** Notes on pages of which nothing was read; others are on pages that were read in part, or may be misread. */
const PAGES_UNREAD = new Set(['no-text-layer', 'not-recognized', 'page-unreadable']);

/**
 * Whether nothing of a document could be read, so that the absence of findings means nothing. The properties of a file
 * are text too, but where no page was read they do not count as having read the document.
 */
export function wasNothingRead({
  notes,
  pages,
}: {
  readonly notes: readonly {
    readonly code: string;
    readonly pages?: readonly number[] | undefined;
  }[];
  /** The number of pages; null for formats without fixed pages. */
  readonly pages: number | null;
}): boolean {
  if (notes.some(({ code }) => code === EMPTY)) return true;
  const unread = notes.filter(({ code }) => PAGES_UNREAD.has(code));
  const numbers = new Set(unread.flatMap((note) => note.pages ?? []));
  return numbers.size > 0 && numbers.size === pages;
}
