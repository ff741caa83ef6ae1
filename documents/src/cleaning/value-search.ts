import { KeyCounter } from './count-keys.ts';
import { stretchesOf } from './text-stretches.ts';
import {
  ACCEPT,
  plainText,
  VALUE_KINDS,
  type ValueKind,
  viewOf,
  WHITE_SPACE,
} from './value-views.ts';

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
  readonly kind: ValueKind;
}

/** From this length on a value is told from chance, so that it is sought within words and across white space. */
const LONG = 8;

const SEPARATING = /[\d\s().,/\u2010-\u2015·-]$/;
const ONLY_DIGITS = /^[+(]*\d[\d\s().,/\u2010-\u2015·-]*$/;

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

/** A text, or its pieces; it is made ready in stretches, for as a whole that takes more memory than all else does. */
export function searchableText(text: string | Iterable<string>): SearchableText {
  const pieces = typeof text === 'string' ? [text] : text;
  const countAll = (values: readonly SearchedValue[]): number[] => {
    const searches = VALUE_KINDS.map((kind) => {
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
