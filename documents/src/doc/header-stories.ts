import type { ByteRange } from './file-information-block.ts';

/** A header or footer, or the separators of the notes, within the story that holds them all. */
export interface HeaderStory {
  readonly part: 'header' | 'footer' | 'footnote';
  readonly text: string;
  /** Within the story that holds them all. */
  readonly start: number;
}

// Before the first section's come the separators of footnotes and endnotes.
const SEPARATORS = 6;
const STORIES_OF_SECTION = 6;
const MAX_BOUNDS = 10_000;
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
  const bounds = readBounds(table.subarray(range.start, range.start + range.length));
  if (!isSensible(bounds)) return [{ part: 'header', text: story, start: 0 }];
  const starts = bounds.slice(SEPARATORS, -1);
  const stories = starts.map((start, index): HeaderStory => ({
    part: FOOTERS.has(index % STORIES_OF_SECTION) ? 'footer' : 'header',
    // The last one goes on to the end, whatever the table says: nothing is to be hidden behind it.
    text: story.slice(start, starts[index + 1]),
    start,
  }));
  return [{ part: 'footnote', text: story.slice(0, starts[0]), start: 0 }, ...stories];
}

function readBounds(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Array.from({ length: bytes.length >> 2 }, (_, index) => view.getUint32(index * 4, true));
}

function isSensible(bounds: readonly number[]): boolean {
  const isOrdered = bounds.every((bound, index) => bound >= (bounds[index - 1] ?? 0));
  return isOrdered && bounds.length > SEPARATORS + 1 && bounds.length <= MAX_BOUNDS;
}
