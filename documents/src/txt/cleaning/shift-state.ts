const ESCAPE = 0x1b;
const TO_ASCII = Buffer.from('\u001b(B', 'latin1');

/** The escape sequences needed around ASCII bytes that are inserted into ISO-2022 text. */
export interface ShiftState {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/**
 * ISO-2022 switches character sets by escape sequences, which hold until the next one: inserted ASCII text is preceded
 * by its own escape sequence and followed by the one that restores the set in force.
 */
export function shiftState(bytes: Uint8Array, end: number): ShiftState {
  const last = bytes.subarray(0, end).lastIndexOf(ESCAPE);
  if (last === -1) return { before: new Uint8Array(), after: new Uint8Array() };
  return {
    before: TO_ASCII,
    after: bytes.subarray(last, Math.min(end, last + escapeLength(bytes, last))),
  };
}

/** Intermediate bytes (20 to 2F) precede the final one. */
function escapeLength(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at]! >= 0x20 && bytes[at]! <= 0x2f) at += 1;
  return at + 1 - start;
}
