import iconv from 'iconv-lite';

const UNENCODABLE = '?';
// Readers guess a code page by its bytes beyond ASCII, so that a bar of those would have them guess another.
const MASK = '*****';
const UNICODE_MASK = '\u2588'.repeat(5);

/** Writes text in an encoding that texts are read in. */
export interface TextEncoding {
  /** What stands for a removed passage; of a fixed length, so that it tells nothing about it. */
  readonly mask: string;
  /** Encodes without a byte order mark; what the encoding does not hold becomes a question mark. */
  encode(text: string): Buffer;
}

/** The name under which the encoding library knows an encoding; it may know none. */
export function libraryName(name: string): string {
  return name === 'x-mac-cyrillic' ? 'maccyrillic' : name;
}

/** Every encoding that is read holds ASCII as it is, those of 16 and 32 bits excepted, which can encode all. */
export function textEncoding(encoding: string): TextEncoding {
  const name = libraryName(encoding);
  // Of this one, whose bytes mean by turns one set and another, ASCII alone is written.
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
