import { daysOfDate } from './dates.ts';
import {
  DIGIT_SEPARATORS,
  keyOfDay,
  plainText,
  type ValueKind,
  viewOf,
  WHITE_SPACE,
} from './value-views.ts';

/** A value in the normalized spelling that it is searched by. */
export interface SearchedValue {
  /** Equal for two values that are spellings of one another. */
  readonly key: string;
  readonly kind: ValueKind;
}

/** From this length on a match is no coincidence, so that a value is found within words and across white space too. */
const LONG = 8;

const ONLY_DIGITS = new RegExp(String.raw`^[+(]*\d[\d${DIGIT_SEPARATORS}]*$`);

/**
 * Decides how a value is searched for. Compatibility forms, case and invisible characters never matter. In values of 8
 * characters and more, white space and hyphens do not matter either; in numbers of 8 digits and more, separators do
 * not. Shorter values are found as whole words or numbers only, also where a hyphen divides them between two lines.
 */
export function searchedValue(value: string): SearchedValue {
  const anywhere = searchedAnywhere(value);
  if (anywhere.kind === 'digits' || anywhere.key.length >= LONG) return anywhere;
  return { key: plainText(value).replaceAll(WHITE_SPACE, ' ').trim(), kind: 'word' };
}

/** The fewest digits of an account number that are no coincidence. */
const SHORTEST_ACCOUNT = 10;
/** Country, check digits, and the account as the country's banks write it, which may begin with letters. */
const INTERNATIONAL_ACCOUNT = /^[a-z]{2}\d{2}(?:[a-z\d]{0,30}[a-z])?(?<digits>\d{1,30})$/;
const SHORTEST_INTERNATIONAL = 15;

/**
 * The keys a value is searched by: its own, those of its national form, such as a phone number without the country code
 * or the domestic account number within an IBAN, those of a short number with other separators, and those of the days
 * that a date may mean.
 */
export function spellingsOf(value: string): readonly SearchedValue[] {
  const searched = searchedValue(value);
  const days = daysOfDate(plainText(value)).map((day) => ({
    key: keyOfDay(day),
    kind: 'date' as const,
  }));
  // Without separators, a date is also the end of one date and the beginning of the next.
  const isParted = days.length > 0 && searched.kind === 'digits' && value.trim() !== searched.key;
  const own = isParted ? [] : [searched];
  const national = days.length > 0 ? [] : withoutCountry(value, searched);
  return [
    ...own,
    ...national.map((key) => ({ key, kind: 'digits' as const })),
    ...(days.length > 0 ? [] : otherPairs(searched)).map((key) => ({ key, kind: 'word' as const })),
    ...days,
  ];
}

/** Three pairs of digits, such as the sort code of a bank. */
const PAIRS = /^(\d\d)(?<separator>[-. \u2010-\u2015])(\d\d)\k<separator>(\d\d)$/;

/** Pairs of digits with other separators, and without any unless they could be a round amount. */
function otherPairs({ key, kind }: SearchedValue): string[] {
  const [, first = '', , second = '', third = ''] = (kind === 'word' && PAIRS.exec(key)) || [];
  if (first === '') return [];
  const separators = ['-', ' ', '.', '\u2013', ...(second + third === '0000' ? [] : [''])];
  const spellings = separators.map((separator) => [first, second, third].join(separator));
  return spellings.filter((spelling) => spelling !== key);
}

function withoutCountry(value: string, { key, kind }: SearchedValue): string[] {
  if (kind === 'digits') {
    const national = value.startsWith('+') ? [1, 2, 3].map((digits) => key.slice(digits)) : [];
    return national.filter(({ length }) => length >= LONG);
  }
  const digits = INTERNATIONAL_ACCOUNT.exec(key)?.groups?.['digits'] ?? '';
  const isAccount = digits.length >= SHORTEST_ACCOUNT && key.length >= SHORTEST_INTERNATIONAL;
  return isAccount ? [digits] : [];
}

/** A key that is equal for two spellings of one value; undefined for a value that prints nothing. */
export function spellingKey(value: string): string | undefined {
  const { kind, key } = searchedValue(value);
  return key === '' ? undefined : `${kind} ${key}`;
}

/** Decides how a value is searched for within words and across white space, however short it is. */
export function searchedAnywhere(value: string): SearchedValue {
  const plain = plainText(value);
  const squeezed = plain.replaceAll(WHITE_SPACE, '');
  const digits = squeezed.replaceAll(/\D/g, '');
  if (digits.length >= LONG && ONLY_DIGITS.test(squeezed)) return { key: digits, kind: 'digits' };
  return { key: viewOf(plain, 'long'), kind: 'long' };
}
