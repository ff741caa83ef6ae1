const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
const FIRST_APPLICATION = 0xe0;
const LAST_APPLICATION = 0xef;
// JFIF and Adobe: how the colours are to be understood.
const COLOR_APPLICATIONS = new Set([0xe0, 0xee]);

/** A JPEG without its comments and what programs and cameras noted in it; the same bytes where there is nothing. */
export function plainJpeg(bytes: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [];
  let at = 2;
  let from = 0;
  while (bytes[at] === MARKER && bytes[at + 1] !== START_OF_SCAN && at + 4 <= bytes.length) {
    const end = at + 2 + ((bytes[at + 2]! << 8) | bytes[at + 3]!);
    if (isNote(bytes[at + 1]!)) {
      kept.push(bytes.subarray(from, at));
      from = end;
    }
    at = end;
  }
  const last = bytes.subarray(from, endOfJpeg(bytes));
  return kept.length === 0 && last.length === bytes.length ? bytes : Buffer.concat([...kept, last]);
}

function isNote(marker: number): boolean {
  const isApplication = marker >= FIRST_APPLICATION && marker <= LAST_APPLICATION;
  return marker === COMMENT || (isApplication && !COLOR_APPLICATIONS.has(marker));
}

/** After the last end-of-image marker: what stands behind it belongs to no picture. */
function endOfJpeg(bytes: Uint8Array): number {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).lastIndexOf(
    '\xff\xd9',
    undefined,
    'latin1',
  );
  return end < 0 ? bytes.length : end + 2;
}

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
