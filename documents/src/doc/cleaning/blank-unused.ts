import { listProperties } from '../character-switches.ts';
import type { FileInformation } from '../file-information-block.ts';
import { listBlipRecords } from '../list-blips.ts';
import { uint16At, uint32At } from '../little-endian.ts';
import { characterProperties, listPropertyRuns } from '../property-pages.ts';
import { blankBytes, blankLeftovers, PICTURE_RECORDS } from './blank-leftovers.ts';
import { tableRange } from './strip-tables.ts';

/** The streams of a document of Word 97 and later. */
interface DocStreams {
  readonly main: Uint8Array;
  readonly table: Uint8Array;
  readonly data: Uint8Array | undefined;
  readonly information: FileInformation;
}

/** The offset in the FIB of the number of its tables, and that number in Word 97. */
const TABLE_COUNT = 0x98;
const FEWEST_TABLES = 0x5d;
/** The table of lists, which the levels of the lists follow without being part of it ([MS-DOC] 2.9.131). */
const LISTS = 73;
const LIST = { length: 28, flags: 26, levels: 9 };
const LEVEL = { length: 28, characters: 24, paragraphs: 25 };
const IS_SIMPLE = 1;

/** The sizes of entries in property pages, and the operators that refer to the Data stream ([MS-DOC] 2.6.1, 2.6.2). */
const CHARACTER_ENTRY = 1;
const PARAGRAPH_ENTRY = 13;
const PICTURES = [0x6a03, 0x680e];
const PARAGRAPHS: ReadonlySet<number> = new Set([0x6645, 0x6646, 0x646b]);
const REFERENCES: ReadonlySet<number> = new Set([...PICTURES, ...PARAGRAPHS]);
const PROPERTIES_FOLLOW = 1;

/**
 * Blanks what nothing in a document refers to: in its main stream, and after the last of its tables and of its other
 * data. Returns the number of such stretches.
 */
export function blankUnused(streams: DocStreams): number {
  return blankLeftovers(streams) + blankTails(streams);
}

/** Returns in how many streams there was anything; Word 6 and 95 have no such streams. */
function blankTails({ main, table, data, information }: DocStreams): number {
  if (information.isOld) return 0;
  const tails = [table.subarray(endOfTables(main, table, information))];
  if (data) tails.push(data.subarray(endOfData(data, { main, table, information })));
  return tails.filter((tail) => blankBytes(tail)).length;
}

function endOfTables(main: Uint8Array, table: Uint8Array, information: FileInformation): number {
  const count = Math.max(uint16At(main, TABLE_COUNT), FEWEST_TABLES);
  let last = 0;
  for (let number = 0; number < count; number += 1) {
    const { start, length } = tableRange(main, information, number);
    if (length === 0 || start >= table.length) continue;
    last = Math.max(last, number === LISTS ? endOfLevels(table, start) : 0, start + length);
  }
  return Math.min(last, table.length);
}

/** The end of the levels that follow a table of lists: one or nine for each list. */
function endOfLevels(table: Uint8Array, start: number): number {
  const lists = uint16At(table, start);
  let at = start + 2 + lists * LIST.length;
  for (let list = 0; list < lists && at < table.length; list += 1) {
    const flags = table[start + 2 + list * LIST.length + LIST.flags] ?? 0;
    const levels = (flags & IS_SIMPLE) === 0 ? LIST.levels : 1;
    for (let level = 0; level < levels; level += 1) {
      const properties = (table[at + LEVEL.characters] ?? 0) + (table[at + LEVEL.paragraphs] ?? 0);
      at += LEVEL.length + properties;
      at += 2 + uint16At(table, at) * 2;
    }
  }
  return at;
}

/** The end of the last picture, form field or long list of properties that anything refers to. */
function endOfData(
  data: Uint8Array,
  { main, table, information }: Omit<DocStreams, 'data'>,
): number {
  const ends = listBlipRecords(data, PICTURE_RECORDS).map(
    (record) => record.data.byteOffset - data.byteOffset + record.data.length,
  );
  for (const properties of listAllProperties(main, table, information)) {
    for (const { operator, operand } of listProperties(properties)) {
      if (!REFERENCES.has(operator)) continue;
      const at = uint32At(properties, operand);
      if (at >= data.length) continue;
      // A picture begins with its length in four bytes, properties of a paragraph with theirs in two.
      const length = PARAGRAPHS.has(operator) ? 2 + uint16At(data, at) : uint32At(data, at);
      ends.push(at + length);
    }
  }
  return ends.reduce((last, end) => Math.max(last, Math.min(end, data.length)), 0);
}

/** The property lists (grpprl) of characters, of paragraphs and of pieces. */
function* listAllProperties(
  main: Uint8Array,
  table: Uint8Array,
  { characterPages, paragraphPages, pieceTable }: FileInformation,
): Generator<Uint8Array> {
  const characters = { range: characterPages, entryLength: CHARACTER_ENTRY };
  for (const run of listPropertyRuns(main, table, characters)) yield characterProperties(run);
  const paragraphs = { range: paragraphPages, entryLength: PARAGRAPH_ENTRY };
  for (const { offset, page } of listPropertyRuns(main, table, paragraphs)) {
    if (offset === 0) continue;
    // The length in words is in the first byte, or, if that is zero, in the second; the style comes first.
    const isLong = page[offset] === 0;
    const start = offset + (isLong ? 2 : 1);
    const length = isLong ? page[offset + 1]! * 2 : page[offset]! * 2 - 1;
    yield page.subarray(start + 2, start + length);
  }
  const entries = table.subarray(pieceTable.start, pieceTable.start + pieceTable.length);
  for (let at = 0; entries[at] === PROPERTIES_FOLLOW;) {
    const end = at + 3 + uint16At(entries, at + 1);
    yield entries.subarray(at + 3, end);
    at = end;
  }
}
