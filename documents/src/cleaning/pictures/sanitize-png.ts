import { crc32 } from 'node:zlib';

import { readOrientation, writeOrientation } from './orientation.ts';
import { blankMetadata, removeMetadata, type PictureMetadata } from './picture-metadata.ts';

const SIGNATURE_LENGTH = 8;
/** The length and type of a chunk; the checksum follows its data. */
const HEAD = 8;
const CHECKSUM = 4;
/** The chunks that the image needs: its pixels, color interpretation and animation. */
const DRAWN = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(
    ' ',
  ),
);
const EXIF = 'eXIf';
/** Without meaning, private, and skipped by decoders that do not know it. */
const EMPTY = 'blNk';

/** A PNG with only what the image needs; the same bytes if that is all. */
export function sanitizePng(bytes: Uint8Array): Uint8Array {
  return removeMetadata(bytes, listNotes(bytes));
}

/** Writes empty chunks over what `sanitizePng` would remove, in place; returns whether it changed the bytes. */
export function blankPng(bytes: Uint8Array): boolean {
  return blankMetadata(bytes, listNotes(bytes));
}

function listNotes(bytes: Uint8Array): PictureMetadata[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const notes: PictureMetadata[] = [];
  let at = SIGNATURE_LENGTH;
  while (at + HEAD <= file.length) {
    const end = Math.min(file.length, at + HEAD + file.readUInt32BE(at) + CHECKSUM);
    const type = file.toString('latin1', at + 4, at + HEAD);
    const note = DRAWN.has(type) ? undefined : noteOf(file.subarray(at, end), type);
    if (note) notes.push({ start: at, end, ...note });
    at = end;
    if (type === 'IEND') break;
  }
  const rest = file.length - at;
  const nothing = { short: Buffer.alloc(0), full: Buffer.alloc(rest) };
  return rest === 0 ? notes : [...notes, { start: at, end: file.length, ...nothing }];
}

function noteOf(chunk: Buffer, type: string): Pick<PictureMetadata, 'short' | 'full'> | undefined {
  const room = Math.max(0, chunk.length - HEAD - CHECKSUM);
  const data = chunk.subarray(HEAD, HEAD + room);
  const exif = type === EXIF ? writeOrientation(readOrientation(data)) : undefined;
  if (!exif) return { short: Buffer.alloc(0), full: makeChunk(EMPTY, Buffer.alloc(room), chunk) };
  if (Buffer.compare(data, exif) === 0) return undefined;
  const padded = Buffer.alloc(room);
  padded.set(exif.subarray(0, room));
  return { short: makeChunk(EXIF, exif), full: makeChunk(EXIF, padded, chunk) };
}

/** As long as the chunk it replaces, which may be truncated. */
function makeChunk(type: string, data: Uint8Array, replaced?: Buffer): Uint8Array {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const checksum = Buffer.alloc(CHECKSUM);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([head, typed, checksum]).subarray(0, replaced?.length);
}
