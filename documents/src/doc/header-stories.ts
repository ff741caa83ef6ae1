import type { ByteRange } from './file-information-block.ts';

/** A header or footer, or a note separator, within the header story. */
export interface HeaderStory {
  readonly part: 'header' | 'footer' | 'footnote';
  readonly text: string;
  /** Within the header story. */
  readonly start: number;
}

// The first section is preceded by the footnote and endnote separators.
const SEPARATORS = 6;
const STORIES_OF_SECTION = 6;
const MAX_BOUNDS = 10_000;
// Of a section's six: even and odd page header, even and odd footer, first page header and footer.
const FOOTERS = new Set([2, 3, 5]);

/**
 * Splits the header story by its table of boundaries ([MS-DOC] 2.3.5); if that table is invalid, all of it is treated
 * as a header.
 */
export function splitHeaderStory(
  story: string,
  table: Uint8Array,
  range: ByteRange,
): HeaderStory[] {
  const bounds = readBounds(table.subarray(range.start, range.start + range.length));
  if (!areValidBounds(bounds)) return [{ part: 'header', text: story, start: 0 }];
  const starts = bounds.slice(SEPARATORS, -1);
  const stories = starts.map((start, index): HeaderStory => ({
    part: FOOTERS.has(index % STORIES_OF_SECTION) ? 'footer' : 'header',
    // The last one extends to the end, whatever the table says: nothing can be hidden after it.
    text: story.slice(start, starts[index + 1]),
    start,
  }));
  return [{ part: 'footnote', text: story.slice(0, starts[0]), start: 0 }, ...stories];
}

function readBounds(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Array.from({ length: bytes.length >> 2 }, (_, index) => view.getUint32(index * 4, true));
}

function areValidBounds(bounds: readonly number[]): boolean {
  const isOrdered = bounds.every((bound, index) => bound >= (bounds[index - 1] ?? 0));
  return isOrdered && bounds.length > SEPARATORS + 1 && bounds.length <= MAX_BOUNDS;
}
