const HEAD = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const IMAGE_HEAD = 10;
const END = 0x3b;
const CONTROL = 0xf9;
const APPLICATION = 0xff;
const LOOPS = Buffer.from('\u0021\u00ff\u000bNETSCAPE2.0', 'latin1');
/** The first data sub-block of that extension holds the loop count: a 1 and two bytes. */
const LOOPS_LENGTH = LOOPS.length + 4;

/** A GIF with only its frames, their timing and the loop count; the same bytes if that is all. */
export function sanitizeGif(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let at = HEAD + colorTableLength(bytes[10]);
  pieces.push(bytes.subarray(0, at));
  while (at < bytes.length) {
    const end = endOfBlock(bytes, at);
    pieces.push(drawnPart(bytes.subarray(at, end)));
    if (end === undefined || bytes[at] === END) break;
    at = end;
  }
  const sanitized = Buffer.concat(pieces);
  return sanitized.length === bytes.length ? bytes : sanitized;
}

function colorTableLength(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** Undefined at anything that is not a block: every program stops there. */
function endOfBlock(bytes: Uint8Array, at: number): number | undefined {
  const introducer = bytes[at];
  if (introducer === EXTENSION) return endOfData(bytes, at + 2);
  if (introducer === IMAGE) {
    // The color table is followed by one byte that tells how the data is packed.
    return endOfData(bytes, at + IMAGE_HEAD + colorTableLength(bytes[at + 9]) + 1);
  }
  return introducer === END || introducer === 0 ? at + 1 : undefined;
}

/** Data consists of sub-blocks, each preceded by its length; an empty one is the last. */
function endOfData(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let length = bytes[at]; length; length = bytes[at]) at += 1 + length;
  return Math.min(bytes.length, at + 1);
}

function drawnPart(block: Uint8Array): Uint8Array {
  const [introducer, label] = block;
  if (introducer === IMAGE || introducer === END) return block;
  if (introducer !== EXTENSION) return block.subarray(0, 0);
  if (label === CONTROL) return block;
  const isLoops =
    label === APPLICATION && Buffer.compare(block.subarray(0, LOOPS.length), LOOPS) === 0;
  if (!isLoops || block[LOOPS.length] !== 3) return block.subarray(0, 0);
  return Buffer.concat([block.subarray(0, LOOPS_LENGTH), Buffer.of(0)]);
}
