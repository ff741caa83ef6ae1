import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

import { endingThere } from '#engine/text/match-before.ts';

/** A number without its country's prefix is tried as one of these. */
const HOME_COUNTRIES: readonly CountryCode[] = [
  ...(['US', 'GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'AU', 'IN', 'NZ'] as const),
  ...(['IE', 'BE', 'SE', 'CH', 'AT', 'BR', 'JP', 'PH', 'TR', 'IL'] as const),
];
/** Of these, numbers begin with 0 at home; the ones that are dialled most in documents in English come first. */
export const COUNTRIES_WITH_A_PREFIX: readonly CountryCode[] = [
  ...(['GB', 'IE', 'DE', 'FR', 'AU', 'NL', 'IN', 'NZ', 'BE', 'CH', 'AT', 'SE'] as const),
  ...(['JP', 'TR', 'ZA'] as const),
];
/** Of these, too many numbers are allowed: only right after a word for a phone are they asked. */
export const COUNTRIES_BEHIND_A_LABEL: readonly CountryCode[] = [
  'SG',
  'HK',
  'PL',
  'CZ',
  'GR',
  'PT',
  'DK',
  'NO',
  'FI',
];
/** What Ofcom keeps for drama, which the library does not know. */
const FOR_DRAMA_AT_HOME = /^0(?:7700[ -]?900|1632[ -]?960)[ -]?\d{3}$/;
const AMOUNT = /^\d{1,3}(?:\.\d{3}){1,4}$/;
export const YEARS = /^(?:19|20)\d\d[ \u2010-\u2013-](?:19|20)\d\d(?!\d)/;
/** Whether a number is written as people write those that they dial: with a prefix or in groups, not as an amount. */
export function isDialled(written: string): boolean {
  const digits = written.replaceAll(/\D/g, '');
  if (digits.length < 7 || digits.length > 15 || /^(\d)\1*$|^1234567/.test(digits)) return false;
  if (AMOUNT.test(written) || YEARS.test(written)) return false;
  return /^0|[ ().+/-]/.test(written) || isNational(written);
}

/** Whether one of some national plans allows a number. */
export function isNational(written: string, countries = HOME_COUNTRIES): boolean {
  return countries.some(
    (defaultCountry) =>
      parsePhoneNumberFromString(written, { defaultCountry, extract: false })?.isValid() ?? false,
  );
}

/** The same; in Singapore and Hong Kong, numbers have no areas and two groups. */
export function isOfSomeCountry(written: string): boolean {
  if (FOR_DRAMA_AT_HOME.test(written)) return true;
  const isOfCity = /^[689]\d{3} \d{4}$/.test(written) && isNational(written, ['SG', 'HK']);
  return isOfCity || isNational(written);
}

/** What identity, tax and bank numbers are called in short. */
const NEVER_DIALLED =
  'nin|bvn|nuban|tfn|abn|acn|bsb|ssn|nino|ppsn?|utr|uan|pan|aadhaar|tin|crn|imei|mrn|iban';
/** Right after these stands such a number, in whatever form. */
export const NOT_DIALLED = endingThere(
  `(?<![\\p{L}\\d])(?:nhs|account|tax|vat|policy|case|file|insurance|security|passport|licen[cs]e) (?:number|no)\\.?(?: is| to)?[ \\t]{0,3}[:#=]?[ \\t]{0,6}|(?<![\\p{L}\\d])(?:${NEVER_DIALLED})(?: (?:number|no))?[.:#]?[ \\t]{1,6}`,
  'iu',
);
