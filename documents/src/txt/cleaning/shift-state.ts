const ESCAPE = 0x1b;
const TO_ASCII = Buffer.from('\u001b(B', 'latin1');

/** What has to stand around ASCII bytes that are put into a text of ISO-2022. */
export interface ShiftState {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/**
 * ISO-2022 shifts between sets by escape sequences, which hold until the next one: an inserted ASCII text is
 * shifted to by one of its own, and the set that is in force where the old text goes on is called back.
 */
export function shiftState(bytes: Uint8Array, end: number): ShiftState {
  const last = bytes.subarray(0, end).lastIndexOf(ESCAPE);
  if (last === -1) return { before: new Uint8Array(), after: new Uint8Array() };
  return {
    before: TO_ASCII,
    after: bytes.subarray(last, Math.min(end, last + escapeLength(bytes, last))),
  };
}

/** Intermediate bytes (20 to 2F) come before the final one. */
function escapeLength(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at]! >= 0x20 && bytes[at]! <= 0x2f) at += 1;
  return at + 1 - start;
}
