/*
 * Letters as the insides of character classes, for patterns that are tried at every word: V8 calls a function to ask a
 * class of more than some thirty ranges, such as `\p{L}`, and a pattern takes five to ten times as long for it. Latin,
 * Greek and Cyrillic; beyond the first blocks, where capital and small letters take turns, a letter counts as both.
 */
const EITHER = String.raw`\u0100-\u024f\u1e00-\u1eff`;

export const CAPITALS = String.raw`A-Z\u00c0-\u00d6\u00d8-\u00de\u0386-\u03ab\u0400-\u042f${EITHER}`;

export const SMALL_LETTERS_BEYOND_ASCII = String.raw`\u00df-\u00f6\u00f8-\u00ff\u03ac-\u03ce\u0430-\u045f${EITHER}`;

export const SMALL_LETTERS = `a-z${SMALL_LETTERS_BEYOND_ASCII}`;

export const LETTERS = String.raw`A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0386-\u03ce\u0400-\u045f\u1e00-\u1eff`;
