import type { ByteRange } from './file-information-block.ts';

/** A header or footer within the story that holds them all. */
export interface HeaderStory {
  readonly part: 'header' | 'footer';
  readonly text: string;
}

// Before the first section's come the separators of footnotes and endnotes.
const SEPARATORS = 6;
const STORIES_OF_SECTION = 6;
// Of a section's six: even and odd page header, even and odd footer, first page header and footer.
const FOOTERS = new Set([2, 3, 5]);

/**
 * Divides the story of headers and footers by the table of their boundaries, as [MS-DOC] 2.3.5 describes it;
 * where that table makes no sense, all of it is taken for a header.
 */
export function splitHeaderStory(
  story: string,
  table: Uint8Array,
  range: ByteRange,
): HeaderStory[] {
  const bytes = table.subarray(range.start, range.start + range.length);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const bounds = Array.from({ length: bytes.length >> 2 }, (_, index) =>
    view.getUint32(index * 4, true),
  );
  const isOrdered = bounds.every((bound, index) => bound >= (bounds[index - 1] ?? 0));
  if (!isOrdered || bounds.length <= SEPARATORS) return [{ part: 'header', text: story }];
  return bounds.slice(SEPARATORS, -1).map((start, index) => ({
    part: FOOTERS.has(index % STORIES_OF_SECTION) ? 'footer' : 'header',
    text: story.slice(start, bounds[SEPARATORS + index + 1]),
  }));
}
