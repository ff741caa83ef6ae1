import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

import { endingAtOffset } from '#engine/text/ending-at-offset.ts';

/** The countries tried for a number without a country code. */
const HOME_COUNTRIES: readonly CountryCode[] = [
  ...(['US', 'GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'AU', 'IN', 'NZ'] as const),
  ...(['IE', 'BE', 'SE', 'CH', 'AT', 'BR', 'JP', 'PH', 'TR', 'IL'] as const),
];
/** Those of them in which national numbers begin with 0, most frequent in English documents first. */
export const COUNTRIES_WITH_A_PREFIX: readonly CountryCode[] = [
  ...(['GB', 'IE', 'DE', 'FR', 'AU', 'NL', 'IN', 'NZ', 'BE', 'CH', 'AT', 'SE'] as const),
  ...(['JP', 'TR', 'ZA'] as const),
];
/** Countries whose plans accept too many numbers, so they are tried only right after a phone label. */
export const COUNTRIES_AFTER_A_LABEL: readonly CountryCode[] = [
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
/** Numbers that Ofcom reserves for drama, which the library does not know. */
const FOR_DRAMA_AT_HOME = /^0(?:7700[ -]?900|1632[ -]?960)[ -]?\d{3}$/;
const AMOUNT = /^\d{1,3}(?:\.\d{3}){1,4}$/;
export const YEARS = /^(?:19|20)\d\d[ \u2010-\u2013-](?:19|20)\d\d(?!\d)/;
/** Whether a number is written like a phone number: with a prefix or in groups, not as an amount. */
export function isDialled(written: string): boolean {
  const digits = written.replaceAll(/\D/g, '');
  if (digits.length < 7 || digits.length > 15 || /^(\d)\1*$|^1234567/.test(digits)) return false;
  if (AMOUNT.test(written) || YEARS.test(written)) return false;
  return /^0|[ ().+/-]/.test(written) || isNational(written);
}

/** Whether one of the given national numbering plans accepts a number. */
export function isNational(written: string, countries = HOME_COUNTRIES): boolean {
  return countries.some(
    (defaultCountry) =>
      parsePhoneNumberFromString(written, { defaultCountry, extract: false })?.isValid() ?? false,
  );
}

/** The same; in Singapore and Hong Kong, numbers have no area code and two groups. */
export function isOfSomeCountry(written: string): boolean {
  if (FOR_DRAMA_AT_HOME.test(written)) return true;
  const isOfCity = /^[689]\d{3} \d{4}$/.test(written) && isNational(written, ['SG', 'HK']);
  return isOfCity || isNational(written);
}

/** Abbreviations of identity, tax and bank numbers. */
const NEVER_DIALLED =
  'nin|bvn|nuban|tfn|abn|acn|bsb|ssn|nino|ppsn?|utr|uan|pan|aadhaar|tin|crn|imei|mrn|iban';
/** A number immediately after these is not a phone number, whatever its form. */
export const NOT_DIALLED = endingAtOffset(
  `(?<![\\p{L}\\d])(?:nhs|account|tax|vat|policy|case|file|insurance|security|passport|licen[cs]e) (?:number|no)\\.?(?: is| to)?[ \\t]{0,3}[:#=]?[ \\t]{0,6}|(?<![\\p{L}\\d])(?:${NEVER_DIALLED})(?: (?:number|no))?[.:#]?[ \\t]{1,6}`,
  'iu',
);
