const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The last two as addresses and file names have them. */
const ALPHABET_OF_ADDRESSES = `${ALPHABET.slice(0, -2)}-_`;
const NONE = 0xff;
const VALUES = new Uint8Array(128).fill(NONE);
for (let value = 0; value < ALPHABET.length; value += 1) {
  VALUES[ALPHABET.charCodeAt(value)] = value;
  VALUES[ALPHABET_OF_ADDRESSES.charCodeAt(value)] = value;
}
/** A longer list of arguments does not fit into a call. */
const AT_ONCE = 4096;
/** Characters that are escaped in an address, and the one that escapes them. */
const ESCAPED = /[%\u0080-\u00ff]/g;

/** The bytes of a text in base64, in either of its alphabets; what is no part of one is passed over. */
export function bytesOfBase64(encoded: string): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((encoded.length * 3) / 4));
  let [length, bits, count] = [0, 0, 0];
  for (let at = 0; at < encoded.length; at += 1) {
    const value = VALUES[encoded.charCodeAt(at)] ?? NONE;
    if (value === NONE) continue;
    bits = ((bits << 6) | value) & 0xffffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[length] = bits >> count;
    length += 1;
  }
  return bytes.subarray(0, length);
}

/** The bytes of pairs of hexadecimal digits. */
export function bytesOfHexadecimal(digits: string): Uint8Array {
  return Uint8Array.from({ length: digits.length >> 1 }, (_, index) =>
    Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16),
  );
}

/** The text of bytes, as UTF-8, else as Latin-1; the zeros of characters of 16 bits are left out. */
export function textOf(bytes: Uint8Array): string {
  const own = bytes.includes(0) ? bytes.filter((byte) => byte !== 0) : bytes;
  if (own.every((byte) => byte < 0x80)) return latinTextOf(own);
  try {
    return decodeURIComponent(latinTextOf(own).replaceAll(ESCAPED, escape));
  } catch {
    return latinTextOf(own);
  }
}

function escape(character: string): string {
  return `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

function latinTextOf(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += AT_ONCE) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + AT_ONCE)));
  }
  return pieces.join('');
}
