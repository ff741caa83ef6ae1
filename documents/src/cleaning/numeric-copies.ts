import type { RemovedValue } from './removed-values.ts';

/**
 * The day before the first one in the count of days that spreadsheets store dates as, and that of old Macintosh ones.
 */
const DAYS_BEFORE = [Date.UTC(1899, 11, 30), Date.UTC(1904, 0, 1)];
const DAY = 86_400_000;
/** Shorter numbers without separators are years and counts. */
const MIN_DIGITS = 5;
/** An amount with its currency or unit: what stands before and after the number. */
const AMOUNT = /^[^\d\n]{0,8}?([-\u2212]?\d[\d.,'\u2019\s]{0,24})[^\d\n]{0,12}$/;
const GROUPED = /^\d{1,3}(?:[.,'\u2019\s]\d{3})+$/;
const DECIMALS = /^(.*)[.,](\d{1,2})$/;
const IN_DATE_KEY = /\d{4}-\d\d-\d\d/;

/** Removed values by the numbers as which charts store them. */
export type NumericCopies = ReadonlyMap<number, RemovedValue>;

/**
 * The removed values by the numbers as which charts store them: amounts without separators and units, and dates as a
 * count of days.
 */
export function listNumericCopies(values: readonly RemovedValue[]): NumericCopies {
  const copies = new Map<number, RemovedValue>();
  for (const value of values) {
    for (const number of [...serialsOf(value), ...amountsOf(value)]) {
      if (!copies.has(number)) copies.set(number, value);
    }
  }
  return copies;
}

/** The removed value that a text is as a number: an exact amount, or a time of a removed day. */
export function findNumericCopy(text: string, copies: NumericCopies): RemovedValue | undefined {
  if (copies.size === 0 || !/^\s*[-+]?\d[\d.]*(?:e[+-]?\d{1,3})?\s*$/i.test(text)) return undefined;
  const number = Number(text);
  const day = copies.get(Math.floor(number));
  return copies.get(number) ?? (day?.searched.kind === 'date' ? day : undefined);
}

function serialsOf({ searched }: RemovedValue): number[] {
  const day = searched.kind === 'date' ? IN_DATE_KEY.exec(searched.key)?.[0] : undefined;
  if (day === undefined) return [];
  return DAYS_BEFORE.map((before) => (Date.parse(day) - before) / DAY).filter(
    (serial) => serial > 0,
  );
}

function amountsOf({ searched, passage }: RemovedValue): number[] {
  const written = searched.kind === 'date' ? undefined : AMOUNT.exec(passage)?.[1]?.trim();
  if (written === undefined) return [];
  const isLong = written.replaceAll(/\D/g, '').length >= MIN_DIGITS;
  const [, whole = written, decimals = ''] = DECIMALS.exec(written) ?? [];
  const positive = whole.replace(/^[-\u2212]/, '');
  const isNumber = /^\d+$/.test(positive) ? isLong : GROUPED.test(positive);
  if (!isNumber) return [];
  const number = Number(`${positive.replaceAll(/\D/g, '')}.${decimals}`);
  return [whole === positive ? number : -number];
}
