/** The class of every digit: `#` in a literal. */
export const DIGIT_CLASS = 27;
/** The class of white space of any kind. */
export const SPACE_CLASS = 28;
/** Classes are numbered from 0, which stands for characters between words that no literal can name. */
export const CLASS_COUNT = 64;

const LETTER_CLASS = 1;
/** The class of letters of scripts that put no spaces between words, or that were not worth a class of their own. */
const SCRIPT_CLASS = 61;
/** The class of the letters of other alphabets than Latin that put spaces between words, such as Greek and Cyrillic. */
export const OTHER_WORD_CLASS = 63;
/** Hebrew, Arabic, Devanagari, Thai, kana, Han, Hangul: the first and the last letter of each range. */
const SCRIPTS =
  '\u05d0\u05ea\u0620\u064a\u0904\u0939\u0e01\u0e46\u3041\u30ff\u3400\u9fff\uac00\ud7a3';
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const SPACES =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000';

/** The typeset forms of ASCII punctuation, which match like the ASCII character. */
const TYPESET = new Map([
  ["'", '\u2018\u2019\u02bc\u2032'],
  ['"', '\u201c\u201d\u201e\u2033'],
  ['-', '\u2010\u2011\u2012\u2013\u2014\u2212'],
  // Other currency signs, where an amount may have any of them.
  ['$', '\u00a3\u20ac\u00a5\u20b9'],
]);

/**
 * The class of each UTF-16 code unit: one for each letter, regardless of case and Latin accents; one for all digits;
 * one for all white space; one for each ASCII punctuation mark; two for the letters of other scripts; and one for the
 * rest, which is between words.
 */
export const CLASS_OF: Uint8Array = buildClasses();

const UNDERSCORE_CLASS = CLASS_OF['_'.charCodeAt(0)];

/** Whether characters of a class belong to words: letters of alphabets that put spaces between words, digits, `_`. */
export function isWordClass(characterClass: number): boolean {
  const isLetterOrDigit = characterClass >= LETTER_CLASS && characterClass <= DIGIT_CLASS;
  return (
    isLetterOrDigit || characterClass === UNDERSCORE_CLASS || characterClass === OTHER_WORD_CLASS
  );
}

function buildClasses(): Uint8Array {
  const classes = new Uint8Array(0x1_0000);
  for (let unit = 0; unit < 0x590; unit += 1) classes[unit] = letterOrDigitClass(unit);
  for (let index = 0; index < SCRIPTS.length; index += 2) {
    classes.fill(SCRIPT_CLASS, SCRIPTS.charCodeAt(index), SCRIPTS.charCodeAt(index + 1) + 1);
  }
  for (const space of SPACES) classes[space.charCodeAt(0)] = SPACE_CLASS;
  for (const [index, mark] of PUNCTUATION.split('').entries()) {
    const markClass = SPACE_CLASS + 1 + index;
    for (const variant of mark + (TYPESET.get(mark) ?? '')) {
      classes[variant.charCodeAt(0)] = markClass;
    }
  }
  return classes;
}

function letterOrDigitClass(unit: number): number {
  const character = String.fromCharCode(unit);
  const base = unit < 0x250 ? character.normalize('NFD').toLowerCase().charCodeAt(0) : unit;
  if (base >= 0x61 && base <= 0x7a) return LETTER_CLASS + base - 0x61;
  if (unit >= 0x30 && unit <= 0x39) return DIGIT_CLASS;
  return /[\p{L}\p{N}]/u.test(character) ? OTHER_WORD_CLASS : 0;
}
