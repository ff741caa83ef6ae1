/**
 * Kinds of UTF-16 unit, as far as they matter for words and case. Each is a separate bit, so that the kinds in a word
 * can be combined.
 */
const SPACE = 0;
export const LINE_BREAK = 1;
export const SIGN = 2;
export const LOWER = 4;
export const UPPER = 8;
const DIGIT = 16;

/** The number of bits of a kind. */
export const KIND_BITS = 5;
const APOSTROPHE = 39;
const TYPOGRAPHIC_APOSTROPHE = 0x2019;
const UNITS = 0x1_0000;
/** No unit from here on is a cased letter. */
const CASED_END = 0x2000;
/** Ranges above the cased ones, each by its end (exclusive): punctuation, other scripts, surrogates, the rest. */
const STRETCHES: readonly (readonly [end: number, kind: number])[] = [
  [0x2010, SPACE],
  [0x2028, SIGN],
  [0x202a, LINE_BREAK],
  [0x2030, SPACE],
  [0x2c00, SIGN],
  [0x3000, LOWER],
  [0x3001, SPACE],
  [0x3040, SIGN],
  [0xd800, LOWER],
  [0xf900, SIGN],
  [0xfeff, LOWER],
  [0xff00, SPACE],
  [UNITS, LOWER],
];

/** The kind of each UTF-16 unit. Scripts without case count as lower case, surrogates as signs. */
export const CLASSES = new Uint8Array(UNITS);
/** The lower case of each UTF-16 unit, if that is a single unit. */
export const LOWERED = Uint16Array.from({ length: UNITS }, (_, unit) => unit);

for (let unit = 0; unit < CASED_END; unit += 1) {
  const character = String.fromCharCode(unit);
  const lowered = character.toLowerCase();
  if (lowered.length === 1) LOWERED[unit] = lowered.charCodeAt(0);
  CLASSES[unit] = lowered === character ? caselessClass(character) : UPPER;
}
let from = CASED_END;
for (const [end, kind] of STRETCHES) {
  CLASSES.fill(kind, from, end);
  from = end;
}

function caselessClass(character: string): number {
  if (/[\p{L}\p{M}]/u.test(character)) return LOWER;
  if (/\d/.test(character)) return DIGIT;
  if (/[\n\r\v\f\u0085]/.test(character)) return LINE_BREAK;
  return /\s|\p{Cc}|\u00ad/u.test(character) ? SPACE : SIGN;
}

/** For each UTF-16 unit, its kind in the low bits and, above `KIND_BITS`, the lower-case unit. */
export const UNITS_READ = Uint32Array.from(
  CLASSES,
  (kind, unit) => kind | ((LOWERED[unit] ?? unit) << KIND_BITS),
);

/** Whether units of a kind can form words. */
export function isWordClass(kind: number): boolean {
  return kind >= LOWER;
}

export function isApostrophe(unit: number): boolean {
  return unit === APOSTROPHE || unit === TYPOGRAPHIC_APOSTROPHE;
}
