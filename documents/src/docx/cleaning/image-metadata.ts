import { plainJpeg } from '#documents/cleaning/pictures/plain-jpeg.ts';

const PNG_SIGNATURE = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
const PNG_METADATA = new Set(['tEXt', 'iTXt', 'zTXt', 'eXIf', 'tIME']);

/** A JPEG or PNG without what it says about itself; its pixels are not touched. Other bytes come back as they are. */
export function stripImageMetadata(bytes: Uint8Array): Uint8Array {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (view.length > 4 && view.readUInt16BE(0) === 0xffd8) return plainJpeg(bytes);
  if (view.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return stripPng(view);
  return bytes;
}

function stripPng(view: Buffer): Uint8Array {
  const pieces = [view.subarray(0, PNG_SIGNATURE.length)];
  let at = PNG_SIGNATURE.length;
  // A chunk is its length, its type, its data and a checksum; what follows the last is nobody's.
  while (at + 12 <= view.length) {
    const end = at + 12 + view.readUInt32BE(at);
    const type = view.toString('latin1', at + 4, at + 8);
    if (!PNG_METADATA.has(type)) pieces.push(view.subarray(at, end));
    at = type === 'IEND' ? view.length : end;
  }
  return joinIfShorter(view, pieces);
}

function joinIfShorter(view: Buffer, pieces: readonly Buffer[]): Uint8Array {
  const joined = Buffer.concat(pieces);
  return joined.length < view.length ? joined : view;
}
