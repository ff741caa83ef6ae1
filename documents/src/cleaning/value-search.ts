import { type AcceptPlace, countKeys } from './count-keys.ts';

const KINDS = ['long', 'digits', 'word'] as const;

/** From so many values on it is worth while to look for all of them at once. */
const MANY = 16;

/** A text made ready to be searched for many values, however they are spelled in it. */
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

/** Prepares a text; each of its views is made when a value first needs it. */
export function searchableText(text: string): SearchableText {
  const plain = plainText(text);
  const views = new Map<SearchedValue['kind'], string>();
  const cachedView = (kind: SearchedValue['kind']): string => {
    const view = views.get(kind) ?? viewOf(plain, kind);
    views.set(kind, view);
    return view;
  };
  const countAll = (values: readonly SearchedValue[]): number[] => {
    if (values.length < MANY) {
      return values.map((value) => placesIn(cachedView(value.kind), value).length);
    }
    const counts = values.map(() => 0);
    for (const kind of KINDS) {
      const indexes = values.flatMap((value, index) => (value.kind === kind ? [index] : []));
      if (indexes.length === 0) continue;
      // Not kept: the views of a long text together take more memory than all else does.
      const view = views.get(kind) ?? viewOf(plain, kind);
      const keys = indexes.map((index) => values[index]!.key);
      const found = countKeys(view, keys, acceptIn(view, kind));
      for (const [order, index] of indexes.entries()) counts[index] = found[order]!;
    }
    return counts;
  };
  return {
    countAll,
    holdsAny: (values) => countAll(values).some((found) => found > 0),
  };
}

/** Short values count only where no letter or digit touches a letter or digit at either end. */
function acceptIn(view: string, kind: SearchedValue['kind']): AcceptPlace {
  if (kind !== 'word') return () => true;
  return (start, end) => !isJoined(view, start) && !isJoined(view, end);
}

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
  const accept = acceptIn(view, kind);
  if (key === '') return places;
  for (let at = view.indexOf(key); at !== -1; at = view.indexOf(key, at + key.length)) {
    if (accept(at, at + key.length)) places.push(at);
  }
  return places;
}

function isJoined(view: string, at: number): boolean {
  const before = view.slice(Math.max(0, at - 2), at);
  const after = String.fromCodePoint(view.codePointAt(at) ?? 0x20);
  return LETTER_OR_DIGIT.test(Array.from(before).at(-1) ?? ' ') && LETTER_OR_DIGIT.test(after);
}
