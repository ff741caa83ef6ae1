/** The characters used for bytes: printable, and not escaped in JSON. */
const RANGES = [
  [0x20, 0x7e],
  [0xa1, 0x17f],
] as const;
const LEFT_OUT = '"\\\u00AD';

/**
 * The character for each byte. Small bytes are the most frequent and get characters of one UTF-8 byte. Unlike base64,
 * this keeps bytes aligned with characters, so a compressor can find repetitions.
 */
export const PRINTED_BYTES = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)),
)
  .filter((character) => !LEFT_OUT.includes(character))
  .slice(0, 256);

const BYTE_OF = new Uint8Array(0x180);
/** Decodes 0, 1, 2, 3, 4 to 0, -1, 1, -2, 2 and so on. */
const SIGNED_BYTE_OF = new Int8Array(0x180);
for (const [byte, character] of PRINTED_BYTES.entries()) {
  BYTE_OF[character.charCodeAt(0)] = byte;
  SIGNED_BYTE_OF[character.charCodeAt(0)] = (byte >>> 1) ^ -(byte & 1);
}

/** Decodes the output of `encodePrintableBytes` in `training/statistics/encode-printable.ts`. */
export function readPrintedBytes(printed: string): Uint8Array {
  const bytes = new Uint8Array(printed.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = BYTE_OF[printed.charCodeAt(at)]!;
  return bytes;
}

/** Decodes the output of `encodePrintableSignedBytes` there. */
export function readPrintedSignedBytes(printed: string): Int8Array {
  const bytes = new Int8Array(printed.length);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = SIGNED_BYTE_OF[printed.charCodeAt(at)]!;
  }
  return bytes;
}
