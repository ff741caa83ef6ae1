import { markCellGaps } from './cell-gaps.ts';
import { closeCombGaps } from './comb-gaps.ts';
import { closeLetterGaps, type IndexedLine } from './letter-gaps.ts';
import type { PlaceBox } from './page-geometry.ts';
import type { PlacedText } from './placed-text.ts';

/** A line of a page's content. */
export interface PageLine extends PlacedText {
  /** For each UTF-16 code unit, the index of pdfium's character on the page. */
  readonly characters: Uint32Array;
}

/** Builds a page's lines character by character, with their boxes in one array for the whole page. */
interface LineWriter {
  readonly lines: readonly PageLine[];
  /** Adds the character with pdfium's index, whose rectangle pdfium wrote at a pointer. */
  add(index: number, code: number, rectangle: number): void;
  /** Ends the line; a blank one is left out. `isHyphenated` means that its last word continues in the next. */
  endLine(isHyphenated: boolean): void;
}

/** The buffers that the lines of a page are written to. */
interface PageBuffers {
  readonly units: Uint16Array;
  readonly bytes: Buffer;
  readonly boxes: Float32Array;
  readonly indices: Uint32Array;
}

/**
 * Starts a page of at most this many characters. The lines refer to buffers that the document's next page overwrites:
 * use them before that.
 */
export type StartLineWriter = (characters: number, placeBox: PlaceBox) => LineWriter;

/**
 * Creates the line writers of a document's pages. Separate buffers for each would be scanned by every garbage
 * collection.
 */
export function createLineWriterFactory(): StartLineWriter {
  let buffers = allocateBuffers(0);
  return (characters, placeBox) => {
    // A character takes one or two units.
    const needed = characters * 2;
    if (needed > buffers.units.length) buffers = allocateBuffers(needed);
    return createLineWriter(buffers, placeBox);
  };
}

function allocateBuffers(length: number): PageBuffers {
  const units = new Uint16Array(length);
  return {
    units,
    bytes: Buffer.from(units.buffer),
    boxes: new Float32Array(length * 4),
    indices: new Uint32Array(length),
  };
}

/** A line without what comes after a length. */
function lineOf({ units, boxes, indices }: IndexedLine, length: number): IndexedLine {
  return {
    units: units.subarray(0, length),
    boxes: boxes.subarray(0, length * 4),
    indices: indices.subarray(0, length),
  };
}

/** Resolves the gaps in a line: letters, words or cells. Returns where the line ends afterwards. */
function resolveGaps({ units, boxes, indices }: PageBuffers, start: number, end: number): number {
  const line = {
    units: units.subarray(start, end),
    boxes: boxes.subarray(start * 4, end * 4),
    indices: indices.subarray(start, end),
  };
  const closed = lineOf(line, closeLetterGaps(line));
  const length = closeCombGaps(closed);
  markCellGaps({ units: line.units.subarray(0, length), boxes: line.boxes });
  return start + length;
}

function createLineWriter(buffers: PageBuffers, placeBox: PlaceBox): LineWriter {
  const { units, bytes, boxes, indices } = buffers;
  const lines: PageLine[] = [];
  let start = 0;
  let end = 0;
  let isContinuation = false;

  function addUnit(index: number, unit: number, rectangle: number): void {
    units[end] = unit;
    indices[end] = index;
    placeBox(rectangle, boxes, end * 4);
    end += 1;
  }

  return {
    lines,
    add(index, code, rectangle) {
      if (code <= 0xffff) {
        addUnit(index, code, rectangle);
      } else {
        addUnit(index, 0xd7c0 + (code >> 10), rectangle);
        addUnit(index, 0xdc00 + (code & 0x3ff), rectangle);
      }
    },
    endLine(isHyphenated) {
      end = resolveGaps(buffers, start, end);
      const text = bytes.toString('utf16le', start * 2, end * 2);
      const isBlank = text.trim() === '';
      if (!isBlank) {
        lines.push({
          part: 'body',
          text,
          boxes: boxes.subarray(start * 4, end * 4),
          isContinuation,
          characters: indices.subarray(start, end),
        });
      }
      isContinuation = isHyphenated && !isBlank;
      start = end;
    },
  };
}
