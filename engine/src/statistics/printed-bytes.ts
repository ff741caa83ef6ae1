/** Which characters may stand for bytes: printable, and none that JSON would have to escape. */
const RANGES = [
  [0x20, 0x7e],
  [0xa1, 0x17f],
] as const;
const LEFT_OUT = '"\\\u00AD';

/**
 * By byte, the character that stands for it. Small bytes are the most frequent ones: these characters have one byte of
 * UTF-8. A compressor finds in such a text what like bytes have in common; base64 spreads them over characters.
 */
export const PRINTED_BYTES = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)),
)
  .filter((character) => !LEFT_OUT.includes(character))
  .slice(0, 256);

const BYTE_OF = new Uint8Array(0x180);
/** 0, -1, 1, -2, 2 and so on stand for 0, 1, 2, 3, 4. */
const SIGNED_BYTE_OF = new Int8Array(0x180);
for (const [byte, character] of PRINTED_BYTES.entries()) {
  BYTE_OF[character.charCodeAt(0)] = byte;
  SIGNED_BYTE_OF[character.charCodeAt(0)] = (byte >>> 1) ^ -(byte & 1);
}

/** The bytes that were written by `printBytes` of `training/statistics/print-bytes.ts`. */
export function readPrintedBytes(printed: string): Uint8Array {
  const bytes = new Uint8Array(printed.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = BYTE_OF[printed.charCodeAt(at)]!;
  return bytes;
}

/** The signed bytes that were written by `printSignedBytes` there. */
export function readPrintedSignedBytes(printed: string): Int8Array {
  const bytes = new Int8Array(printed.length);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = SIGNED_BYTE_OF[printed.charCodeAt(at)]!;
  }
  return bytes;
}
