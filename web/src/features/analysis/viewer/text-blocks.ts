import type { TextSegment } from '@proviso/contracts';

/** A paragraph, or the cells of a table row. */
export interface TextBlock {
  readonly part: string;
  readonly cells: readonly [TextSegment, ...TextSegment[]];
}

/** Groups the segments of a text into paragraphs and rows: cells of one row are separated by tabs. */
export function groupIntoBlocks(text: string, segments: readonly TextSegment[]): TextBlock[] {
  const blocks: { part: string; cells: [TextSegment, ...TextSegment[]] }[] = [];
  let end = 0;
  for (const segment of segments) {
    const row = blocks.at(-1);
    const isNextInRow = row?.part === segment.part && /^\t+$/u.test(text.slice(end, segment.start));
    if (isNextInRow) row.cells.push(segment);
    else blocks.push({ part: segment.part, cells: [segment] });
    end = segment.end;
  }
  return blocks;
}

/** The offset at which each line of a plain text begins; an empty text has one line. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (const { index, 0: lineBreak } of text.matchAll(/\r\n|[\n\r\u2028\u2029]/gu)) {
    starts.push(index + lineBreak.length);
  }
  return starts;
}

/** The index of the last of these ordered offsets that is at most `offset`; 0 when there is none. */
export function lastAtOrBefore(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
