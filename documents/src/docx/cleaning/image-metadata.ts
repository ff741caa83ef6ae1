const JPEG_MARK = 0xff;
const START_OF_SCAN = 0xda;
// APP1 holds Exif and XMP, APP13 what editors write, COM a comment. Colours depend on APP2 and APP14.
const JPEG_METADATA = new Set([0xe1, 0xed, 0xfe]);
const PNG_SIGNATURE = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
const PNG_METADATA = new Set(['tEXt', 'iTXt', 'zTXt', 'eXIf', 'tIME']);

/** A JPEG or PNG without what it says about itself; its pixels are not touched. Other bytes come back as they are. */
export function stripImageMetadata(bytes: Uint8Array): Uint8Array {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (view.length > 4 && view.readUInt16BE(0) === 0xffd8) return stripJpeg(view);
  if (view.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return stripPng(view);
  return bytes;
}

function stripJpeg(view: Buffer): Uint8Array {
  const pieces = [view.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= view.length && view[at] === JPEG_MARK && view[at + 1] !== START_OF_SCAN) {
    const end = at + 2 + view.readUInt16BE(at + 2);
    if (!JPEG_METADATA.has(view[at + 1]!)) pieces.push(view.subarray(at, end));
    at = end;
  }
  return joinIfShorter(view, [...pieces, view.subarray(at)]);
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
