import { type AcceptPlace, KeyCounter } from './count-keys.ts';
import { stretchesOf } from './text-stretches.ts';

const KINDS = ['long', 'digits', 'word'] as const;

/** A text that can be searched for many values, however they are spelled in it. */
export interface SearchableText {
  /** How often each value stands in the text, in any of its spellings. */
  countAll(values: readonly SearchedValue[]): number[];
  /** Whether any of the values does. */
  holdsAny(values: readonly SearchedValue[]): boolean;
}

/** A value with the spelling that it is searched by. */
export interface SearchedValue {
  /** Equal for two values that are spellings of one another. */
  readonly key: string;
  readonly kind: (typeof KINDS)[number];
}

/** From this length on a value is told from chance, so that it is sought within words and across white space. */
const LONG = 8;

// Soft hyphens, zero-width characters, direction marks and variation selectors: they print nothing.
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const WHITE_SPACE = /\s+/g;
const DIGIT_SEPARATORS = /(?<=\d)[\s().,/\u2010-\u2015·-]{1,3}(?=\d)/g;
const SEPARATING = /[\d\s().,/\u2010-\u2015·-]$/;
const ONLY_DIGITS = /^[+(]*\d[\d\s().,/\u2010-\u2015·-]*$/;
// A character with the marks that combine with it: what is composed only together.
const CLUSTER = /[^]\p{M}*/gu;
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

/** A stretch of a text; `end` is exclusive. */
export interface FoundRange {
  readonly start: number;
  readonly end: number;
}

/** Finds where in a text a value stands, in any of its spellings: as often as `SearchableText` counts it. */
export function findValue(text: string, value: SearchedValue): FoundRange[] {
  const { view, origins } = viewWithOrigins(text, value.kind);
  return placesIn(view, value).map((at) => ({
    start: origins[at]!.start,
    end: origins[at + value.key.length - 1]!.end,
  }));
}

/** A text, or its pieces; it is made ready in stretches, for as a whole that takes more memory than all else does. */
export function searchableText(text: string | Iterable<string>): SearchableText {
  const pieces = typeof text === 'string' ? [text] : text;
  const countAll = (values: readonly SearchedValue[]): number[] => {
    const searches = KINDS.map((kind) => {
      const indexes = values.flatMap((value, index) => (value.kind === kind ? [index] : []));
      const keys = indexes.map((index) => values[index]!.key);
      return { kind, indexes, counter: new KeyCounter(keys, ACCEPT[kind]) };
    }).filter(({ indexes }) => indexes.length > 0);
    for (const stretch of searches.length === 0 ? [] : stretchesOf(pieces, isApart)) {
      const plain = plainText(stretch);
      for (const { kind, counter } of searches) counter.add(viewOf(plain, kind));
    }
    const counts = values.map(() => 0);
    for (const { indexes, counter } of searches) {
      for (const [order, count] of counter.finish().entries()) counts[indexes[order]!] = count;
    }
    return counts;
  };
  return {
    countAll,
    holdsAny: (values) => countAll(values).some((found) => found > 0),
  };
}

/** White space behind such a character separates no digits, and is not the second of two. */
function isApart(character: string): boolean {
  const plain = plainText(character);
  return plain !== '' && !SEPARATING.test(plain);
}

/** Short values count only where no letter or digit touches a letter or digit at either end. */
const ACCEPT: Readonly<Record<SearchedValue['kind'], AcceptPlace>> = {
  long: () => true,
  digits: () => true,
  word: (view, start, end) => !isJoined(view, start) && !isJoined(view, end),
};

/** What of a text is passed over, and what stands for it. */
const IGNORED: Readonly<
  Record<SearchedValue['kind'], readonly [pattern: RegExp, instead: string]>
> = {
  long: [WHITE_SPACE, ''],
  digits: [DIGIT_SEPARATORS, ''],
  word: [WHITE_SPACE, ' '],
};

/** The replacement is a function, for V8 makes a string of its own at each match to which a string is given. */
function viewOf(plain: string, kind: SearchedValue['kind']): string {
  const [pattern, instead] = IGNORED[kind];
  return plain.replaceAll(pattern, () => instead);
}

function plainText(text: string): string {
  // The Greek sigma is another letter at the end of a word, wherever that may be.
  return text.normalize('NFKC').toLowerCase().replaceAll(UNSEEN, '').replaceAll('ς', 'σ');
}

/** The same view, and for each of its code units the characters of the text that it comes from. */
function viewWithOrigins(
  text: string,
  kind: SearchedValue['kind'],
): { view: string; origins: FoundRange[] } {
  let plain = '';
  const origins: FoundRange[] = [];
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    const characters = plainText(cluster);
    const origin = { start: index, end: index + cluster.length };
    plain += characters;
    for (let unit = 0; unit < characters.length; unit += 1) origins.push(origin);
  }
  const [pattern, instead] = IGNORED[kind];
  const kept: FoundRange[] = [];
  let at = 0;
  for (const { 0: ignored, index } of plain.matchAll(pattern)) {
    for (; at < index + instead.length; at += 1) kept.push(origins[at]!);
    at = index + ignored.length;
  }
  for (; at < plain.length; at += 1) kept.push(origins[at]!);
  return { view: viewOf(plain, kind), origins: kept };
}

function placesIn(view: string, { key, kind }: SearchedValue): number[] {
  const places: number[] = [];
  if (key === '') return places;
  for (let at = view.indexOf(key); at !== -1;) {
    const isAccepted = ACCEPT[kind](view, at, at + key.length);
    if (isAccepted) places.push(at);
    at = view.indexOf(key, at + (isAccepted ? key.length : 1));
  }
  return places;
}

function isJoined(view: string, at: number): boolean {
  const before = view.slice(Math.max(0, at - 2), at);
  const after = String.fromCodePoint(view.codePointAt(at) ?? 0x20);
  return LETTER_OR_DIGIT.test(Array.from(before).at(-1) ?? ' ') && LETTER_OR_DIGIT.test(after);
}
