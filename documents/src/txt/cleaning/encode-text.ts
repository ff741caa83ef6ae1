import iconv from 'iconv-lite';

const UNENCODABLE = '?';
// Readers guess a code page from its non-ASCII bytes, so a bar of those would change their guess.
const MASK = '*****';
const UNICODE_MASK = '\u2588'.repeat(5);

/** Writes text in any supported encoding. */
export interface TextEncoding {
  /** Replaces a removed passage; of a fixed length, so that it reveals nothing about it. */
  readonly mask: string;
  /** Encodes without a byte order mark; unsupported characters become question marks. */
  encode(text: string): Buffer;
}

/** The encoding library's name for an encoding, which it may not know. */
export function libraryName(name: string): string {
  return name === 'x-mac-cyrillic' ? 'maccyrillic' : name;
}

/** Every supported encoding is a superset of ASCII, except the 16-bit and 32-bit ones, which can encode everything. */
export function textEncoding(encoding: string): TextEncoding {
  const name = libraryName(encoding);
  // In this stateful encoding only ASCII is written.
  const isKnown = iconv.encodingExists(name) && !name.startsWith('iso-2022');
  const encodeCharacter = (character: string): Buffer => {
    const encoded = isKnown ? iconv.encode(character, name, { addBOM: false }) : Buffer.alloc(0);
    const isHeld = isKnown && iconv.decode(encoded, name, { stripBOM: false }) === character;
    if (isHeld) return encoded;
    return isKnown ? iconv.encode(UNENCODABLE, name, { addBOM: false }) : toAscii(character);
  };
  return {
    mask: name.startsWith('utf-') ? UNICODE_MASK : MASK,
    encode: (text) => Buffer.concat(Array.from(text, encodeCharacter)),
  };
}

function toAscii(character: string): Buffer {
  return Buffer.from(character.codePointAt(0)! < 0x80 ? character : UNENCODABLE);
}
