const BOX_HEAD = 8;
/** The boxes that the image needs. */
const DRAWN = new Set(['jP  ', 'ftyp', 'rreq', 'jp2h', 'jpch', 'jplh', 'jp2c']);
const PIXELS = 'jp2c';
const START = 0xff4f;
const START_OF_TILE = 0xff90;
const START_OF_DATA = 0xff93;
const COMMENT = 0xff64;
/** The length of the start-of-tile marker segment. */
const TILE_HEAD = 12;
const END = Buffer.from([0xff, 0xd9]);

/**
 * A JPEG 2000 picture, as a bare codestream or in a file of boxes, without metadata and comments; the same bytes if
 * there are none.
 */
export function sanitizeJpeg2000(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const isAlone = file.length >= 2 && file.readUInt16BE(0) === START;
  const sanitized = isAlone ? sanitizePixels(file) : sanitizeBoxes(file);
  return sanitized.equals(file) ? bytes : sanitized;
}

function sanitizeBoxes(file: Buffer): Buffer {
  const kept: Buffer[] = [];
  let at = 0;
  while (at + BOX_HEAD <= file.length) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + BOX_HEAD);
    // 0 is a box that extends to the end, 1 one of more than four gigabytes.
    const isLast = length === 0;
    if (length < BOX_HEAD && !isLast) break;
    const end = isLast ? file.length : Math.min(file.length, at + length);
    if (DRAWN.has(type)) kept.push(sanitizeBox(file.subarray(at, end), type, isLast));
    at = end;
  }
  return Buffer.concat([...kept, file.subarray(at)]);
}

function sanitizeBox(box: Buffer, type: string, isLast: boolean): Buffer {
  if (type !== PIXELS) return box;
  const sanitized = Buffer.concat([
    box.subarray(0, BOX_HEAD),
    sanitizePixels(box.subarray(BOX_HEAD)),
  ]);
  if (!isLast) sanitized.writeUInt32BE(sanitized.length);
  return sanitized;
}

/**
 * Without the comments in the main header, which ends where the first tile begins, and without what follows the last
 * tile.
 */
function sanitizePixels(codes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let at = 2;
  let from = 0;
  while (at + 4 <= codes.length && codes[at] === 0xff) {
    const marker = codes.readUInt16BE(at);
    if (marker === START_OF_TILE) break;
    const end = at + 2 + codes.readUInt16BE(at + 2);
    if (marker === COMMENT) {
      kept.push(codes.subarray(from, at));
      from = end;
    }
    at = end;
  }
  const tiles = sanitizeTiles(codes.subarray(at));
  return Buffer.concat([...kept, codes.subarray(from, at), tiles]);
}

/** Comments of tiles are overwritten in place, as their lengths are stored in several places. */
function sanitizeTiles(codes: Buffer): Buffer {
  const sanitized = Buffer.from(codes);
  let at = 0;
  while (at + TILE_HEAD <= sanitized.length && sanitized.readUInt16BE(at) === START_OF_TILE) {
    const length = sanitized.readUInt32BE(at + 6);
    blankComments(sanitized, at + TILE_HEAD);
    // A tile without a length is the last one and extends to the end.
    const end = length === 0 ? sanitized.lastIndexOf(END) : at + length;
    if (end <= at) return sanitized;
    at = end;
  }
  return sanitized.indexOf(END, at) === at ? sanitized.subarray(0, at + END.length) : sanitized;
}

function blankComments(codes: Buffer, from: number): void {
  let at = from;
  while (at + 4 <= codes.length && codes[at] === 0xff) {
    const marker = codes.readUInt16BE(at);
    if (marker === START_OF_DATA) return;
    const end = at + 2 + codes.readUInt16BE(at + 2);
    if (marker === COMMENT) codes.fill(0, at + 4, end);
    at = end;
  }
}
