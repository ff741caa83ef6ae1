import { DocumentError } from '../document-error.ts';

/** The location of a part's compressed bytes. */
export interface ZipEntry {
  readonly name: string;
  /** 0 for stored, 8 for deflated. */
  readonly method: number;
  readonly compressedSize: number;
  readonly dataStart: number;
}

const MAX_ENTRIES = 2000;
/** The maximum unpacked size of all parts of a package together. */
export const MAX_TOTAL_BYTES = 100 * 1024 * 1024;

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const MAX_COMMENT_LENGTH = 0xffff;
const IS_ENCRYPTED = 1;
const METHODS = new Set([0, 8]);

/**
 * Reads the directory at the end of a ZIP archive and checks every entry before anything is unpacked: their number and
 * total size, that each agrees with its local header, and that no two share a name or bytes. Names use forward slashes.
 * ZIP64, which no document within our size limit needs, is refused as corrupt.
 */
export function readZipDirectory(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  try {
    return readEntries(bytes, view);
  } catch (error) {
    // A DataView throws this for an offset outside of the file.
    if (error instanceof RangeError) throw new DocumentError('documents.corrupt');
    throw error;
  }
}

function readEntries(bytes: Uint8Array, view: DataView): Map<string, ZipEntry> {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw new DocumentError('documents.too_complex');
  const entries = new Map<string, ZipEntry>();
  const seen = new Set<string>();
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    requireValid(view.getUint32(at, true) === ENTRY_SIGNATURE);
    total += view.getUint32(at + 24, true);
    if (total > MAX_TOTAL_BYTES) throw new DocumentError('documents.too_complex');
    const entry = readEntry(bytes, view, at);
    // Windows and Word ignore case, so two entries must not differ only in case.
    requireValid(!seen.has(entry.name.toLowerCase()));
    seen.add(entry.name.toLowerCase());
    entries.set(entry.name, entry);
    at += ENTRY_LENGTH + sumOfLengths(view, at + 28, 3);
  }
  requireDisjoint([...entries.values()]);
  return entries;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_LENGTH); at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw new DocumentError('documents.corrupt');
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  if ((view.getUint16(at + 8, true) & IS_ENCRYPTED) !== 0) {
    throw new DocumentError('documents.encrypted');
  }
  const method = view.getUint16(at + 10, true);
  const compressedSize = view.getUint32(at + 20, true);
  const name = readName(bytes, at + ENTRY_LENGTH, view.getUint16(at + 28, true));
  const local = view.getUint32(at + 42, true);
  const localName = readName(bytes, local + LOCAL_LENGTH, view.getUint16(local + 26, true));
  const dataStart = local + LOCAL_LENGTH + sumOfLengths(view, local + 26, 2);
  requireValid(view.getUint32(local, true) === LOCAL_SIGNATURE && localName === name);
  requireValid(view.getUint16(local + 8, true) === method && METHODS.has(method));
  requireValid(dataStart + compressedSize <= view.byteLength);
  return { name, method, compressedSize, dataStart };
}

function readName(bytes: Uint8Array, at: number, length: number): string {
  const name = new TextDecoder().decode(bytes.subarray(at, at + length));
  return name.replaceAll('\\', '/');
}

/** Adds up consecutive 16-bit lengths. */
function sumOfLengths(view: DataView, at: number, count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += view.getUint16(at + index * 2, true);
  return sum;
}

/** Entries that share their data let a small archive unpack to any size. */
function requireDisjoint(entries: ZipEntry[]): void {
  entries.sort((one, other) => one.dataStart - other.dataStart);
  let end = 0;
  for (const { dataStart, compressedSize } of entries) {
    requireValid(dataStart >= end);
    end = dataStart + compressedSize;
  }
}

function requireValid(isValid: boolean): void {
  if (!isValid) throw new DocumentError('documents.corrupt');
}
