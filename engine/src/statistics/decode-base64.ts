const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const PADDING = '=';

const VALUE_OF = new Uint8Array(128);
for (let value = 0; value < ALPHABET.length; value += 1) {
  VALUE_OF[ALPHABET.charCodeAt(value)] = value;
}

/** The bytes of a well-formed base64 string (RFC 4648, section 4). The engine has no library for this. */
export function decodeBase64(encoded: string): Uint8Array {
  const padding = encoded.endsWith(PADDING + PADDING) ? 2 : encoded.endsWith(PADDING) ? 1 : 0;
  const bytes = new Uint8Array((encoded.length / 4) * 3);
  let at = 0;
  for (let index = 0; index < encoded.length; index += 4) {
    const group =
      (valueAt(encoded, index) << 18) |
      (valueAt(encoded, index + 1) << 12) |
      (valueAt(encoded, index + 2) << 6) |
      valueAt(encoded, index + 3);
    bytes[at] = group >>> 16;
    bytes[at + 1] = group >>> 8;
    bytes[at + 2] = group;
    at += 3;
  }
  return bytes.subarray(0, bytes.length - padding);
}

function valueAt(encoded: string, index: number): number {
  return VALUE_OF[encoded.charCodeAt(index)]!;
}
