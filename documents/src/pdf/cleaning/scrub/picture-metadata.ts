const BOX_HEAD = 8;
const NOTE_BOXES = new Set(['xml ', 'uuid', 'uinf', 'asoc', 'jp2i']);

/** A JPEG 2000 file without boxes of metadata; the same bytes where there are none. */
export function plainJpeg2000(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const kept: Uint8Array[] = [];
  let from = 0;
  let at = 0;
  while (at + BOX_HEAD <= file.length) {
    const length = file.readUInt32BE(at);
    // 0 is a box up to the end, 1 one of more than four gigabytes.
    if (length < BOX_HEAD) break;
    if (NOTE_BOXES.has(file.toString('latin1', at + 4, at + BOX_HEAD))) {
      kept.push(file.subarray(from, at));
      from = at + length;
    }
    at += length;
  }
  return kept.length === 0 ? bytes : Buffer.concat([...kept, file.subarray(from)]);
}
