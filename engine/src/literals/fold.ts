/** The class of every digit: `#` in a literal. */
export const DIGIT_CLASS = 27;
/** The class of white space of any kind; a run of it counts as one. */
export const SPACE_CLASS = 28;
/** Classes are numbered from 0 (everything that no literal can name) to below this power of two. */
export const CLASS_BITS = 6;

const LETTER_CLASS = 1;
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const SPACES = '\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000';
const SPACE_PATTERN = new RegExp(`[${SPACES}]`);

/** What typesetting turns ASCII punctuation into, so that a literal need not know of it. */
const TYPESET = new Map([
  ["'", '\u2018\u2019\u02bc\u2032'],
  ['"', '\u201c\u201d\u201e\u2033'],
  ['-', '\u2010\u2011\u2012\u2013\u2014\u2212'],
]);

/**
 * The class of each UTF-16 code unit: letters regardless of case and of Latin accents, digits all alike, white
 * space all alike, ASCII punctuation each by itself, and 0 for the rest.
 */
export const CLASS_OF: Uint8Array = buildClasses();

/** 1 for the code units that make up words: letters of alphabets that put spaces between words, digits, `_`. */
export const IS_WORD: Uint8Array = buildWords();

function buildClasses(): Uint8Array {
  const classes = new Uint8Array(0x1_0000);
  for (let unit = 0; unit < 0x250; unit += 1) classes[unit] = letterOrDigitClass(unit);
  for (let unit = 0; unit <= 0x3000; unit += 1) {
    if (SPACE_PATTERN.test(String.fromCharCode(unit))) classes[unit] = SPACE_CLASS;
  }
  for (const [index, mark] of PUNCTUATION.split('').entries()) {
    const markClass = SPACE_CLASS + 1 + index;
    for (const variant of mark + (TYPESET.get(mark) ?? '')) {
      classes[variant.charCodeAt(0)] = markClass;
    }
  }
  return classes;
}

function letterOrDigitClass(unit: number): number {
  const base = String.fromCharCode(unit).normalize('NFD').toLowerCase().charCodeAt(0);
  if (base >= 0x61 && base <= 0x7a) return LETTER_CLASS + base - 0x61;
  if (unit >= 0x30 && unit <= 0x39) return DIGIT_CLASS;
  return 0;
}

function buildWords(): Uint8Array {
  const words = new Uint8Array(0x1_0000);
  for (let unit = 0; unit < 0x590; unit += 1) {
    if (/[\p{L}\p{N}_]/u.test(String.fromCharCode(unit))) words[unit] = 1;
  }
  return words;
}
