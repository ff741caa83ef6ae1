/** The characters of Windows-1252 between 0x80 and 0x9F that our texts use. */
const PUNCTUATION = new Map([
  ['€', 0x80],
  ['…', 0x85],
  ['‘', 0x91],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['•', 0x95],
  ['–', 0x96],
  ['—', 0x97],
]);

/** The Windows-1252 code of a character; throws a RangeError where that encoding has none. */
export function winAnsiCode(character: string): number {
  const code = PUNCTUATION.get(character) ?? character.codePointAt(0) ?? 0;
  const isEncodable =
    PUNCTUATION.has(character) || (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff);
  if (!isEncodable)
    throw new RangeError(`No WinAnsi code for U+${code.toString(16).padStart(4, '0')}.`);
  return code;
}
