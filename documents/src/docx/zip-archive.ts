import { Inflate } from 'fflate';

import { DocumentError } from '../document-error.ts';
import { MAX_TOTAL_BYTES, readZipDirectory, type ZipEntry } from './zip-directory.ts';

/** The parts of a package, read one at a time. */
export interface ZipArchive {
  readonly names: readonly string[];
  /** Delivers a part's bytes in chunks of bounded size; a part that exceeds its limits is refused. */
  read(name: string, receive: (piece: Uint8Array) => void): void;
}

const MAX_PART_BYTES = 50 * 1024 * 1024;
const MAX_RATIO = 200;
// Bitmaps of a mostly white screen are a few megabytes large, and compress better than that.
const RATIO_MATTERS_FROM_BYTES = 16 * 1024 * 1024;
// Deflate expands at most a thousandfold, so no delivered chunk is larger than 16 MB.
const INPUT_PIECE_BYTES = 16 * 1024;

const STORED = 0;

/**
 * Opens a ZIP archive after checking its directory. The sizes in the directory are not trusted: bytes are counted as
 * they are unpacked. Throws documents.corrupt, documents.too_complex and documents.encrypted.
 */
export function openZip(bytes: Uint8Array): ZipArchive {
  const entries = readZipDirectory(bytes);
  let total = 0;
  return {
    names: [...entries.keys()],
    read(name, receive) {
      const entry = entries.get(name);
      if (!entry) throw new DocumentError('documents.corrupt');
      const limit = total + Math.min(limitOf(entry), MAX_TOTAL_BYTES - total);
      unpack(bytes, entry, (piece) => {
        total += piece.length;
        if (total > limit) throw new DocumentError('documents.too_complex');
        receive(piece);
      });
    },
  };
}

/** Whether a part of this size may be compressed to so few bytes. */
export function isReadable(size: number, compressedSize: number): boolean {
  return size <= Math.max(RATIO_MATTERS_FROM_BYTES, compressedSize * MAX_RATIO);
}

/** The maximum unpacked size of a part. */
function limitOf({ compressedSize }: ZipEntry): number {
  const limit = Math.max(RATIO_MATTERS_FROM_BYTES, compressedSize * MAX_RATIO);
  return Math.min(MAX_PART_BYTES, limit);
}

function unpack(
  bytes: Uint8Array,
  { method, compressedSize, dataStart }: ZipEntry,
  receive: (piece: Uint8Array) => void,
): void {
  const data = bytes.subarray(dataStart, dataStart + compressedSize);
  if (method === STORED) receive(data);
  else inflate(data, receive);
}

function inflate(data: Uint8Array, receive: (piece: Uint8Array) => void): void {
  const pieces: Uint8Array[] = [];
  const stream = new Inflate((piece) => pieces.push(piece));
  for (let at = 0; at < data.length; at += INPUT_PIECE_BYTES) {
    const end = at + INPUT_PIECE_BYTES;
    try {
      stream.push(data.subarray(at, end), end >= data.length);
    } catch {
      throw new DocumentError('documents.corrupt');
    }
    for (const piece of pieces.splice(0)) receive(piece);
  }
}
