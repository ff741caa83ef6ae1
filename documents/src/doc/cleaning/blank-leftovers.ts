import type { ByteRange, FileInformation } from '../file-information-block.ts';
import { listBlipRecords } from '../list-blips.ts';
import { uint16At, uint32At } from '../little-endian.ts';
import { listPieces, type Piece } from '../piece-table.ts';
import { listPropertyPages } from '../property-pages.ts';
import { OLD_LIST, tableRange } from './strip-tables.ts';

/** The streams in which leftovers of earlier saves are found. */
interface LeftoverStreams {
  readonly main: Uint8Array;
  readonly table: Uint8Array;
  readonly information: FileInformation;
}

/** Index in the FIB: the section table ([MS-DOC] 2.8.26). */
const SECTIONS = 6;
const SECTION_LENGTH = 12;
/** Index in the FIB: the pages in which Word remembers the numbers of lists. */
const LIST_NUMBERS = 86;
/** The offsets in the FIB of the start and end of the text. */
const TEXT_START = 0x18;
const TEXT_END = 0x1c;
const SHORTEST_HEAD = 0x200;
/** The first bytes of the types of picture records. */
export const PICTURE_RECORDS: ReadonlySet<number> = new Set([
  0x1a, 0x1b, 0x1c, 0x1d, 0x1e, 0x1f, 0x29, 0x2a,
]);

/** In pictures and tables, too, a few bytes look like letters by chance. */
const NARROW = /[\t\v\r\n\x20-\x7e\xc0-\xff]{16,}/g;
const WIDE =
  /[\t\v\r\n\x20-\x7e\u00a0-\u024f\u2010-\u203a]{8,}|[\t\v\r\n\x20-\x40\u0370-\u06ff\u0900-\u0e7f]{8,}/g;
const LATIN = /[A-Za-z\s]/g;
/** In the code pages of other scripts. */
const OTHER = /[\xc0-\xff\s]/g;
const LETTER = /[\p{L}_]/u;
const SHARE_OF_LETTERS = 0.7;
const SPACE = 0x20;

/**
 * Blanks what no piece, page, section or picture refers to in the main stream: a fast save in Word appends new text and
 * leaves deleted text where it was. Word 6 and 95 have everything else there too, not all of which is read: only what
 * looks like text is blanked in their text area. Returns the number of such stretches.
 */
export function blankLeftovers(streams: LeftoverStreams): number {
  const { main } = streams;
  const isUsed = markUsed(streams);
  let count = 0;
  for (let at = isUsed.indexOf(0); at !== -1; at = isUsed.indexOf(0, at)) {
    const next = isUsed.indexOf(1, at);
    const end = next === -1 ? main.length : next;
    const gap = main.subarray(at, end);
    count += streams.information.isOld
      ? blankTexts(gap, streams.information)
      : Number(blankBytes(gap));
    at = end;
  }
  return count;
}

/** Returns whether there was anything but zeros. */
export function blankBytes(bytes: Uint8Array): boolean {
  const isBlank = bytes.every((byte) => byte === 0);
  bytes.fill(0);
  return !isBlank;
}

/** For each byte of the main stream, 1 if it is referenced. */
function markUsed({ main, table, information }: LeftoverStreams): Uint8Array {
  const isUsed = new Uint8Array(main.length);
  const mark = ({ start, length }: ByteRange): void => void isUsed.fill(1, start, start + length);
  const pieces = listPieces(table, information);
  const textStart = headEnd(main, pieces);
  mark({ start: 0, length: textStart });
  for (const { offset, length, width } of pieces) {
    mark({ start: offset, length: length * width });
  }
  const numbered = information.isOld ? [] : [tableRange(main, information, LIST_NUMBERS)];
  for (const range of [information.characterPages, information.paragraphPages, ...numbered]) {
    for (const page of listPropertyPages(main, table, range)) mark(page);
  }
  const sections = tableRange(main, information, SECTIONS);
  for (const start of listSections(
    table.subarray(sections.start, sections.start + sections.length),
  )) {
    mark({ start, length: 2 + uint16At(main, start) });
  }
  if (information.isOld) {
    // After the text there are tables, some of which are not referenced by anything known.
    mark({ start: uint32At(main, TEXT_END), length: main.length });
    const count = (textStart - OLD_LIST) >> 3;
    for (let number = 0; number < count; number += 1) mark(tableRange(main, information, number));
  }
  for (const { start, data } of listBlipRecords(main, PICTURE_RECORDS)) {
    mark({ start, length: data.byteOffset - main.byteOffset + data.length - start });
  }
  return isUsed;
}

/** The end of what precedes the text; later versions of Word need not state where the text starts. */
function headEnd(main: Uint8Array, pieces: readonly Piece[]): number {
  const stated = uint32At(main, TEXT_START);
  const first = pieces.reduce((least, { offset }) => Math.min(least, offset), main.length);
  return stated >= SHORTEST_HEAD ? stated : Math.max(SHORTEST_HEAD, first);
}

/** The locations of section properties in the main stream. */
function listSections(sections: Uint8Array): number[] {
  const count = Math.max(0, Math.floor((sections.length - 4) / (SECTION_LENGTH + 4)));
  return Array.from({ length: count }, (_, index) =>
    uint32At(sections, (count + 1) * 4 + index * SECTION_LENGTH + 2),
  );
}

function blankTexts(gap: Uint8Array, { characters }: FileInformation): number {
  const narrow = Buffer.from(gap.buffer, gap.byteOffset, gap.length).toString('latin1');
  let count = 0;
  for (const { 0: run, index } of narrow.matchAll(NARROW)) {
    if (
      !consistsMostlyOf(LATIN, run) &&
      !(characters === 'code-page' && consistsMostlyOf(OTHER, run))
    )
      continue;
    count += 1;
    gap.fill(SPACE, index, index + run.length);
  }
  for (const phase of [0, 1]) {
    const wide = new TextDecoder('utf-16le', { ignoreBOM: true }).decode(
      Uint8Array.from(gap.subarray(phase, gap.length - ((gap.length - phase) & 1))),
    );
    for (const { 0: run, index } of wide.matchAll(WIDE)) {
      if (!LETTER.test(run)) continue;
      count += 1;
      for (let unit = index; unit < index + run.length; unit += 1) {
        gap.set([SPACE, 0], phase + unit * 2);
      }
    }
  }
  return count;
}

function consistsMostlyOf(letters: RegExp, run: string): boolean {
  return (run.match(letters)?.length ?? 0) / run.length >= SHARE_OF_LETTERS;
}
