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
export function plainJpeg2000(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const isAlone = file.length >= 2 && file.readUInt16BE(0) === START;
  const plain = isAlone ? plainPixels(file) : plainBoxes(file);
  return plain.equals(file) ? bytes : plain;
}

function plainBoxes(file: Buffer): Buffer {
  const kept: Buffer[] = [];
  let at = 0;
  while (at + BOX_HEAD <= file.length) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + BOX_HEAD);
    // 0 is a box that extends to the end, 1 one of more than four gigabytes.
    const isLast = length === 0;
    if (length < BOX_HEAD && !isLast) break;
    const end = isLast ? file.length : Math.min(file.length, at + length);
    if (DRAWN.has(type)) kept.push(plainBox(file.subarray(at, end), type, isLast));
    at = end;
  }
  return Buffer.concat([...kept, file.subarray(at)]);
}

function plainBox(box: Buffer, type: string, isLast: boolean): Buffer {
  if (type !== PIXELS) return box;
  const plain = Buffer.concat([box.subarray(0, BOX_HEAD), plainPixels(box.subarray(BOX_HEAD))]);
  if (!isLast) plain.writeUInt32BE(plain.length);
  return plain;
}

/**
 * Without the comments in the main header, which ends where the first tile begins, and without what follows the last
 * tile.
 */
function plainPixels(codes: Buffer): Buffer {
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
  const tiles = plainTiles(codes.subarray(at));
  return Buffer.concat([...kept, codes.subarray(from, at), tiles]);
}

/** Comments of tiles are overwritten in place, as their lengths are stored in several places. */
function plainTiles(codes: Buffer): Buffer {
  const plain = Buffer.from(codes);
  let at = 0;
  while (at + TILE_HEAD <= plain.length && plain.readUInt16BE(at) === START_OF_TILE) {
    const length = plain.readUInt32BE(at + 6);
    blankComments(plain, at + TILE_HEAD);
    // A tile without a length is the last one and extends to the end.
    const end = length === 0 ? plain.lastIndexOf(END) : at + length;
    if (end <= at) return plain;
    at = end;
  }
  return plain.indexOf(END, at) === at ? plain.subarray(0, at + END.length) : plain;
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
