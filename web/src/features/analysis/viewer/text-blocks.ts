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

/** Characters of a line that render together: a browser lays out hundreds of thousands in one element too slowly. */
const MAX_PIECE = 2000;
/** Paragraphs or lines that render together. */
const MAX_CHUNK_ITEMS = 50;
/** Characters that render together, unless one paragraph has more. */
const MAX_CHUNK_LENGTH = 10_000;

/** A line of a plain text, without its line break, or a piece of a very long one. */
export interface LinePiece {
  readonly start: number;
  readonly end: number;
  /** Undefined for what continues a line. */
  readonly number: number | undefined;
}

/** The lines of a plain text, very long ones in pieces; an empty text has one line. */
export function divideIntoLines(text: string): LinePiece[] {
  const pieces: LinePiece[] = [];
  let number = 0;
  const addLine = (start: number, end: number) => {
    number += 1;
    const cut = pieceEnd(text, start, end);
    pieces.push({ start, end: cut, number });
    for (let from = cut; from < end;) {
      const to = pieceEnd(text, from, end);
      pieces.push({ start: from, end: to, number: undefined });
      from = to;
    }
  };
  let start = 0;
  for (const { index, 0: lineBreak } of text.matchAll(/\r\n|[\n\r\u2028\u2029]/gu)) {
    addLine(start, index);
    start = index + lineBreak.length;
  }
  addLine(start, text.length);
  return pieces;
}

/** Where a piece of a line ends: after a space if possible, as the line would wrap, and never within a character. */
function pieceEnd(text: string, start: number, end: number): number {
  const limit = start + MAX_PIECE;
  if (limit >= end) return end;
  const space = text.slice(start, limit).lastIndexOf(' ');
  if (space > 0) return start + space + 1;
  return (text.codePointAt(limit - 1) ?? 0) > 0xffff ? limit - 1 : limit;
}

/** The range of paragraphs or lines from `first` up to but excluding `last`, and where its text begins and ends. */
export interface TextChunk {
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
}

/** Divides a text, whose paragraphs or lines begin at these offsets, into what renders together. */
export function divideIntoChunks(starts: readonly number[], length: number): TextChunk[] {
  const chunks: TextChunk[] = [];
  let first = 0;
  for (let last = 1; last <= starts.length; last++) {
    const start = starts[first] ?? 0;
    const end = starts[last + 1] ?? length;
    const isFull = last - first === MAX_CHUNK_ITEMS || end - start > MAX_CHUNK_LENGTH;
    if (!isFull && last < starts.length) continue;
    chunks.push({ first, last, start, end: starts[last] ?? length });
    first = last;
  }
  return chunks;
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
