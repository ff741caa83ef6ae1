import { DIGIT_SEPARATORS, plainText, type ValueKind, viewOf, WHITE_SPACE } from './value-views.ts';

/** A value with the spelling that it is searched by. */
export interface SearchedValue {
  /** Equal for two values that are spellings of one another. */
  readonly key: string;
  readonly kind: ValueKind;
}

/** From this length on a value is told from chance, so that it is sought within words and across white space. */
const LONG = 8;

const ONLY_DIGITS = new RegExp(String.raw`^[+(]*\d[\d${DIGIT_SEPARATORS}]*$`);

/**
 * Tells how a value is searched for: compatibility forms, case and characters that print nothing never matter.
 * White space and hyphens do not either in values of 8 characters and more, separators do not in numbers of 8 digits
 * and more; what is shorter counts only where it is not part of a longer word or number, and also where a hyphen divides it
 * between two lines.
 */
export function searchedValue(value: string): SearchedValue {
  const anywhere = searchedAnywhere(value);
  if (anywhere.kind === 'digits' || anywhere.key.length >= LONG) return anywhere;
  return { key: plainText(value).replaceAll(WHITE_SPACE, ' ').trim(), kind: 'word' };
}

/** Equal for two values that are spellings of one another; undefined for one that prints nothing. */
export function spellingKey(value: string): string | undefined {
  const { kind, key } = searchedValue(value);
  return key === '' ? undefined : `${kind} ${key}`;
}

/** Tells how a value is searched for that counts within words and across white space however short it is. */
export function searchedAnywhere(value: string): SearchedValue {
  const plain = plainText(value);
  const squeezed = plain.replaceAll(WHITE_SPACE, '');
  const digits = squeezed.replaceAll(/\D/g, '');
  if (digits.length >= LONG && ONLY_DIGITS.test(squeezed)) return { key: digits, kind: 'digits' };
  return { key: viewOf(plain, 'long'), kind: 'long' };
}
