/** A stretch of a file; `end` is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** An entry of a TIFF directory. */
interface TiffEntry {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  /** Its bytes in the directory. */
  readonly raw: Uint8Array;
  /** The location of its values: in the entry itself if they fit. */
  readonly values: Range;
}

/** The first picture's directory entries, their location, and the file's byte order. */
export interface TiffDirectory {
  readonly start: number;
  readonly isLittle: boolean;
  readonly entries: readonly TiffEntry[];
}

const ENTRY = 12;
const SHORT = 3;
/** By type, in bytes. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];

/** Reads as much of the first directory as the file contains; the file must have its eight-byte header. */
export function readDirectory(file: Buffer): TiffDirectory {
  const isLittle = file.toString('latin1', 0, 2) === 'II';
  const view = viewOf(file);
  const start = view.getUint32(4, isLittle);
  if (start + 2 > file.length) return { start, isLittle, entries: [] };
  const room = Math.floor((file.length - start - 2) / ENTRY);
  const count = Math.min(room, view.getUint16(start, isLittle));
  const entries = Array.from({ length: count }, (_, index) => {
    const at = start + 2 + index * ENTRY;
    const [tag, type] = [view.getUint16(at, isLittle), view.getUint16(at + 2, isLittle)];
    const valueCount = view.getUint32(at + 4, isLittle);
    const length = (SIZES[type] ?? 0) * valueCount;
    const from = length <= 4 ? at + 8 : view.getUint32(at + 8, isLittle);
    const values = { start: from, end: Math.min(file.length, from + length) };
    return { tag, type, count: valueCount, raw: file.subarray(at, at + ENTRY), values };
  });
  return { start, isLittle, entries };
}

/** The integer values of a tag; empty if the picture has no such tag. */
export function readNumbers(file: Buffer, directory: TiffDirectory, tag: number): number[] {
  const entry = directory.entries.find((candidate) => candidate.tag === tag);
  if (!entry) return [];
  const { type, values } = entry;
  const view = viewOf(file);
  const size = type === SHORT ? 2 : 4;
  const length = Math.max(0, Math.floor((values.end - values.start) / size));
  return Array.from({ length }, (_, index) => {
    const at = values.start + index * size;
    return type === SHORT
      ? view.getUint16(at, directory.isLittle)
      : view.getUint32(at, directory.isLittle);
  });
}

/** The offset after a directory with this many entries. */
export function endOfDirectory({ start, entries }: TiffDirectory): number {
  return start + 2 + entries.length * ENTRY + 4;
}

/** Writes a directory in place, as the last one of its file. */
export function writeDirectory(file: Buffer, directory: TiffDirectory): void {
  const { start, isLittle, entries } = directory;
  viewOf(file).setUint16(start, entries.length, isLittle);
  for (const [index, { raw }] of entries.entries()) file.set(raw, start + 2 + index * ENTRY);
  const end = endOfDirectory(directory);
  file.fill(0, end - 4, Math.min(end, file.length));
}

function viewOf(file: Buffer): DataView {
  return new DataView(file.buffer, file.byteOffset, file.length);
}
