import type { Place } from '#engine/detector.ts';

/** Whether a place labels an admission: to a country, a school or a hospital. */
export function isAdmission({ text, start, end }: Place): boolean {
  return /^admission/i.test(text.slice(start, end));
}

/**
 * Whether a number is that of a US arrival record (I-94): eleven digits, or since 2019 nine digits, a letter and a
 * digit (US Customs and Border Protection). Schools and hospitals number admissions more briefly.
 */
export function isOfBorder(number: string): boolean {
  return /^(?:\d{11}|\d{9}[A-Z]\d)$/.test(number.replaceAll(/[ -]/g, ''));
}
