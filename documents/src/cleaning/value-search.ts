/** A text made ready to be searched for many values, however they are spelled in it. */
export interface SearchableText {
  /** How often a value stands in the text, in any of its spellings. */
  count(value: SearchedValue): number;
}

/** A value with the spelling that it is searched by. */
export interface SearchedValue {
  /** Equal for two values that are spellings of one another. */
  readonly key: string;
  readonly kind: 'long' | 'digits' | 'word';
}

/** From this length on a value is told from chance, so that it is sought within words and across white space. */
const LONG = 8;

// Soft hyphens, zero-width characters, direction marks and variation selectors: they print nothing.
const UNSEEN =
  /[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe00-\ufe0f\ufeff]/g;
const WHITE_SPACE = /\s+/g;
const DIGIT_SEPARATORS = /(?<=\d)[\s().,/\u2010-\u2015·-]{1,3}(?=\d)/g;
const ONLY_DIGITS = /^[+(]*\d[\d\s().,/\u2010-\u2015·-]*$/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Tells how a value is searched for: compatibility forms, case and characters that print nothing never matter.
 * White space does not either in values of 8 characters and more, separators do not in numbers of 8 digits
 * and more; what is shorter counts only where it is not part of a longer word or number.
 */
export function searchedValue(value: string): SearchedValue {
  const plain = plainText(value);
  const squeezed = plain.replaceAll(WHITE_SPACE, '');
  const digits = squeezed.replaceAll(/\D/g, '');
  if (ONLY_DIGITS.test(squeezed) && digits.length >= LONG) return { key: digits, kind: 'digits' };
  if (squeezed.length >= LONG) return { key: squeezed, kind: 'long' };
  return { key: plain.replaceAll(WHITE_SPACE, ' ').trim(), kind: 'word' };
}

/** Prepares a text; each of its views is made when a value first needs it. */
export function searchableText(text: string): SearchableText {
  const plain = plainText(text);
  const views = new Map<SearchedValue['kind'], string>();
  const viewOf = (kind: SearchedValue['kind']): string => {
    const view = views.get(kind) ?? VIEWS[kind](plain);
    views.set(kind, view);
    return view;
  };
  return { count: (value) => countIn(viewOf(value.kind), value) };
}

const VIEWS: Readonly<Record<SearchedValue['kind'], (plain: string) => string>> = {
  long: (plain) => plain.replaceAll(WHITE_SPACE, ''),
  digits: (plain) => plain.replaceAll(DIGIT_SEPARATORS, ''),
  word: (plain) => plain.replaceAll(WHITE_SPACE, ' '),
};

function plainText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(UNSEEN, '');
}

function countIn(view: string, { key, kind }: SearchedValue): number {
  if (key === '') return 0;
  let count = 0;
  for (let at = view.indexOf(key); at !== -1; at = view.indexOf(key, at + key.length)) {
    if (kind !== 'word' || standsAlone(view, at, at + key.length)) count += 1;
  }
  return count;
}

/** Whether no letter or digit touches a letter or digit at either end. */
function standsAlone(view: string, start: number, end: number): boolean {
  return !isJoined(view, start) && !isJoined(view, end);
}

function isJoined(view: string, at: number): boolean {
  const before = view.slice(Math.max(0, at - 2), at);
  const after = String.fromCodePoint(view.codePointAt(at) ?? 0x20);
  return LETTER_OR_DIGIT.test([...before].at(-1) ?? ' ') && LETTER_OR_DIGIT.test(after);
}
