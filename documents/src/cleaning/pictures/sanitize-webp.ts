import { readOrientation, writeOrientation } from './orientation.ts';

const FILE_HEAD = 12;
const HEAD = 8;
const FRAME = 'ANMF';
const FRAME_HEAD = 16;
const FEATURES = 'VP8X';
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;
/** The chunks that the image needs: its features, pixels, colors, transparency and animation. */
const DRAWN = new Set([FEATURES, 'VP8 ', 'VP8L', 'ALPH', 'ICCP', 'ANIM']);

/** A WebP with only what the image needs and its orientation; the same bytes if that is all. */
export function sanitizeWebp(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = Math.min(file.length, HEAD + file.readUInt32LE(4));
  const chunks = sanitizeChunks(file.subarray(FILE_HEAD, end));
  const hasExif = chunks.some((chunk) => typeOf(chunk) === 'EXIF');
  const sanitized = Buffer.concat([
    file.subarray(0, FILE_HEAD),
    ...chunks.map((chunk) => sanitizeFeatures(chunk, hasExif)),
  ]);
  sanitized.writeUInt32LE(sanitized.length - HEAD, 4);
  return sanitized.equals(file) ? bytes : sanitized;
}

function typeOf(chunk: Buffer): string {
  return chunk.toString('latin1', 0, 4);
}

function sanitizeChunks(bytes: Buffer): Buffer[] {
  const chunks: Buffer[] = [];
  let at = 0;
  while (at + HEAD <= bytes.length) {
    const length = bytes.readUInt32LE(at + 4);
    // Chunks are aligned to even offsets.
    const end = at + HEAD + length + (length % 2);
    chunks.push(...sanitizeChunk(bytes.subarray(at, end)));
    at = end;
  }
  return chunks;
}

function sanitizeChunk(chunk: Buffer): Buffer[] {
  const type = typeOf(chunk);
  if (DRAWN.has(type)) return [chunk];
  const data = chunk.subarray(HEAD);
  if (type === 'EXIF') {
    const exif = writeOrientation(readOrientation(data));
    return exif ? [makeChunk(type, exif)] : [];
  }
  if (type !== FRAME) return [];
  const parts = sanitizeChunks(data.subarray(FRAME_HEAD));
  return [makeChunk(type, Buffer.concat([data.subarray(0, FRAME_HEAD), ...parts]))];
}

function makeChunk(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(HEAD + data.length + (data.length % 2));
  chunk.write(type, 'latin1');
  chunk.writeUInt32LE(data.length, 4);
  chunk.set(data, HEAD);
  return chunk;
}

/** The feature flags must match the contents. */
function sanitizeFeatures(chunk: Buffer, hasExif: boolean): Buffer {
  if (typeOf(chunk) !== FEATURES || chunk.length <= HEAD) return chunk;
  const sanitized = Buffer.from(chunk);
  sanitized[HEAD] = (sanitized[HEAD]! & ~(HAS_EXIF | HAS_XMP)) | (hasExif ? HAS_EXIF : 0);
  return sanitized;
}
