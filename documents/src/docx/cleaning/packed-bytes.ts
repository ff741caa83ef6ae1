import { gunzipSync } from 'node:zlib';

import { unzipSync } from 'fflate';

/** Bytes compressed within others; those of an archive have a name. */
export interface PackedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Anything larger when unpacked does not belong to a document within our size limit. */
const MAX_BYTES = 50 * 1024 * 1024;
const SHORTEST_BASE64 = 16;
const BASE64 = /^[\d+/A-Za-z]+={0,2}$/;
const DATA_ADDRESS = /^\s*data:[^,]*;base64,/i;
const END_OF_ARCHIVE = 'PK\u0005\u0006';

/** The compressed content of bytes that are a gzip stream or an archive with any prefix; empty otherwise. */
export function unpackBytes(bytes: Uint8Array): PackedBytes[] {
  const content = unpackGzip(bytes);
  return content ? [{ name: 'unpacked', bytes: content }] : unpackArchive(bytes);
}

/** The content of a gzip stream; undefined if it is not one, or grows too large. */
export function unpackGzip(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return undefined;
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_BYTES });
  } catch {
    return undefined;
  }
}

function unpackArchive(bytes: Uint8Array): PackedBytes[] {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (!view.includes(END_OF_ARCHIVE, undefined, 'latin1')) return [];
  let room = MAX_BYTES;
  try {
    const files = unzipSync(bytes, { filter: ({ originalSize }) => (room -= originalSize) >= 0 });
    return Object.entries(files).map(([name, content]) => ({ name, bytes: content }));
  } catch {
    return [];
  }
}

/** The bytes that a text encodes in base64, such as a data URL; undefined if it encodes none. */
export function decodeBase64(text: string): Uint8Array | undefined {
  const body = text.replace(DATA_ADDRESS, '').replaceAll(/\s/g, '');
  if (body.length < SHORTEST_BASE64 || !BASE64.test(body)) return undefined;
  return Buffer.from(body, 'base64');
}
