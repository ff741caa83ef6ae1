const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
const FIRST_APPLICATION = 0xe0;
const LAST_APPLICATION = 0xef;
/** The markers of segments that say how the colours are to be understood: JFIF and Adobe. */
export const COLOR_SEGMENTS: ReadonlySet<number> = new Set([0xe0, 0xee]);

/**
 * A JPEG without its comments, what programs and cameras noted in it, and what stands behind it; of their segments only
 * those of the kept markers stay. The same bytes where there is nothing to leave out.
 */
export function plainJpeg(bytes: Uint8Array, kept = COLOR_SEGMENTS): Uint8Array {
  const pieces: Uint8Array[] = [];
  let at = 2;
  let from = 0;
  while (bytes[at] === MARKER && bytes[at + 1] !== START_OF_SCAN && at + 4 <= bytes.length) {
    const end = at + 2 + ((bytes[at + 2]! << 8) | bytes[at + 3]!);
    if (isNote(bytes[at + 1]!, kept)) {
      pieces.push(bytes.subarray(from, at));
      from = end;
    }
    at = end;
  }
  const last = bytes.subarray(from, endOfJpeg(bytes));
  return pieces.length === 0 && last.length === bytes.length
    ? bytes
    : Buffer.concat([...pieces, last]);
}

function isNote(marker: number, kept: ReadonlySet<number>): boolean {
  const isApplication = marker >= FIRST_APPLICATION && marker <= LAST_APPLICATION;
  return marker === COMMENT || (isApplication && !kept.has(marker));
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
