import { readSymbolLetters } from '@proviso/engine/spelling';

/** Fonts with pictures or with Greek letters instead of Latin ones. */
const SYMBOL_FONT = /symbol|dings|dingbats|marlett|mt extra|bookshelf|icons|awesome/i;

/**
 * Text as a font shows it: Word keeps letters of symbol fonts in the private use area, and other fonts show the letter
 * that is the low byte. Keeps the length.
 */
export function readLetters(text: string, font: string | undefined): string {
  return SYMBOL_FONT.test(font ?? '') ? text : readSymbolLetters(text);
}

/** The character of a symbol, by its hexadecimal number and its font; empty if there is none. */
export function readSymbol(hexadecimal: string | undefined, font: string | undefined): string {
  const code = Number.parseInt(hexadecimal ?? '', 16);
  return code >= 0x20 && code <= 0xffff ? readLetters(String.fromCharCode(code), font) : '';
}
