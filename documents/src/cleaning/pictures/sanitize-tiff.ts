import { blankJpeg } from './sanitize-jpeg.ts';
import {
  endOfDirectory,
  type Range,
  readDirectory,
  readNumbers,
  type TiffDirectory,
  writeDirectory,
} from './tiff-directory.ts';

const HEAD = 8;
/** Values of up to this many bytes are stored in the entry itself. */
const IN_ENTRY = 4;
/** The tags that the image needs: size, pixels and their packing, colors, resolution and orientation. */
const DRAWN = new Set(
  (
    '254 255 256 257 258 259 262 263 264 265 266 273 274 277 278 279 280 281 282 283 284 286 287 290 291 292 293 ' +
    '296 301 317 318 319 320 321 322 323 324 325 332 334 336 338 339 340 341 342 347 512 513 514 515 517 518 519 ' +
    '520 521 529 530 531 532 34675'
  )
    .split(' ')
    .map(Number),
);
/** Tags for the offsets and lengths of data: strips, tiles, and the whole of an old-style JPEG. */
const DATA_TAGS: readonly (readonly [offsets: number, lengths: number])[] = [
  [273, 279],
  [324, 325],
  [513, 514],
];
/** The tables of an old-style JPEG: 64 numbers each, or codes preceded by the number of codes of each length. */
const NUMBER_TABLES = 519;
const NUMBER_TABLE_LENGTH = 64;
const CODE_TABLES = [520, 521];
const CODE_LENGTHS = 16;
const JPEG_TABLES = 347;
const START_OF_JPEG = 0xffd8;

/**
 * The first picture of a TIFF with only what the image needs, kept at its offsets; the gaps are zeroed. The same bytes
 * if there is nothing else.
 */
export function sanitizeTiff(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (file.length < HEAD) return bytes;
  const all = readDirectory(file);
  const entries = all.entries.filter(({ tag }) => DRAWN.has(tag));
  const directory = { ...all, entries };
  const data = listData(file, directory);
  // Values stored in an entry move with it.
  const apart = entries
    .map(({ values }) => values)
    .filter(({ start, end }) => end - start > IN_ENTRY);
  const ranges = [{ start: 0, end: HEAD }, ...apart, ...data];
  const ends = ranges.map(({ end }) => end);
  if (entries.length > 0) ends.push(Math.min(endOfDirectory(directory), file.length));
  const sanitized = Buffer.alloc(ends.reduce((last, end) => Math.max(last, end), 0));
  copyRanges(file, sanitized, ranges);
  if (entries.length > 0) writeDirectory(sanitized, directory);
  const tables = entries.filter(({ tag }) => tag === JPEG_TABLES).map(({ values }) => values);
  for (const { start, end } of [...tables, ...data]) {
    const packed = sanitized.subarray(start, end);
    if (packed.length > 2 && packed.readUInt16BE(0) === START_OF_JPEG) blankJpeg(packed);
  }
  return sanitized.equals(file) ? bytes : sanitized;
}

function listData(file: Buffer, directory: TiffDirectory): Range[] {
  const numbers = (tag: number): number[] => readNumbers(file, directory, tag);
  const data = DATA_TAGS.flatMap(([offsets, lengths]) => {
    const sizes = numbers(lengths);
    // Old programs do not state the length of a single strip: it ends with the file.
    return numbers(offsets).map((start, index) => ({
      start,
      end: start + (sizes[index] ?? Infinity),
    }));
  });
  const numberTables = numbers(NUMBER_TABLES).map((start) => ({
    start,
    end: start + NUMBER_TABLE_LENGTH,
  }));
  const codeTables = CODE_TABLES.flatMap(numbers).map((start) => {
    const codes = start + CODE_LENGTHS;
    const count = file.subarray(start, codes).reduce((sum, each) => sum + each, 0);
    return { start, end: codes + count };
  });
  return [...data, ...numberTables, ...codeTables]
    .map(({ start, end }) => ({ start, end: Math.min(file.length, end) }))
    .filter(({ start, end }) => start < end);
}

/** Copies each byte once, however many ranges contain it. */
function copyRanges(from: Buffer, to: Buffer, ranges: readonly Range[]): void {
  let at = 0;
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    if (end <= at) continue;
    from.copy(to, Math.max(at, start), Math.max(at, start), end);
    at = end;
  }
}
