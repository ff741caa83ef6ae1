const EMPTY = 'text-empty';
/** Of pages: nothing of them was read. Others are read in part, or may be misread. */
const PAGES_UNREAD = new Set(['no-text-layer', 'not-recognized', 'page-unreadable']);

/**
 * Whether a document has given nothing to read, so that no findings in it say nothing. The properties of a file are
 * text, too: where no page was read they are no reading of the document.
 */
export function wasNothingRead({
  notes,
  pages,
}: {
  readonly notes: readonly {
    readonly code: string;
    readonly pages?: readonly number[] | undefined;
  }[];
  /** How many there are; null for formats without fixed pages. */
  readonly pages: number | null;
}): boolean {
  if (notes.some(({ code }) => code === EMPTY)) return true;
  const unread = notes.filter(({ code }) => PAGES_UNREAD.has(code));
  const numbers = new Set(unread.flatMap((note) => note.pages ?? []));
  return numbers.size > 0 && numbers.size === pages;
}
