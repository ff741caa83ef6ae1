import {
  type CountryCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min';

import { endingAtOffset } from '#engine/text/ending-at-offset.ts';

/** The countries tried for a number without a country code. */
const HOME_COUNTRIES: readonly CountryCode[] = [
  ...(['US', 'GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'AU', 'IN', 'NZ'] as const),
  ...(['IE', 'BE', 'SE', 'CH', 'AT', 'BR', 'JP', 'PH', 'TR', 'IL'] as const),
];
/** Those of them in which national numbers begin with 0, most frequent in English documents first. */
export const COUNTRIES_WITH_A_PREFIX: readonly CountryCode[] = [
  ...(['GB', 'IE', 'DE', 'FR', 'AU', 'NL', 'IN', 'NZ', 'BE', 'CH', 'AT', 'SE'] as const),
  ...(['JP', 'TR', 'ZA', 'KE', 'NG', 'GH', 'UG', 'TZ'] as const),
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

export const AMERICAN_FORM =
  /^(?:\(\d{3}\) ?\d{3}[-. ]\d{4}|\d{3}([-. ])\d{3}\1\d{4}|1-\d{3}-\d{3}-\d{4})$/;
/** British mobile numbers, grouped as people write them. */
export const BRITISH_MOBILE = /^07\d{3}([ .-])\d{3}\1\d{3}$/;
/**
 * Three groups, or a mobile number's two; after an area code and its hyphen or slash, pairs as in Sweden and Germany.
 */
export const NATIONAL_GROUPS =
  /^\(?0\d{1,4}\)?(?:[ /-]\d{3,6}(?:[ -]\d{3,5}){0,2}|(?:-| ?\/ ?)\d{2,4}(?: \d{2,4}){1,3})$/;
/**
 * Lines that companies and authorities pay for or share: freephone numbers of several countries, the 0300 and 0330
 * lines of British bodies, and their lines of 0845 and 0870 (Ofcom), the Irish lines of 0818 (ComReg), and the American
 * 800 lines (FCC).
 */
export const OF_ORGANIZATION =
  /^(?:(?:(?:\+|00)44 ?(?:\(0\) ?)?|0)(?:80[08]|30[0-3]|33[03]|84[345]|87[01])[ -]?\d{3}[ -]?\d{3,4}|(?:(?:\+|00)353 ?(?:\(0\) ?)?|0)818[ -]?\d{3}[ -]?\d{3}|1(?:800|850|890)[ -]\d{3}[ -]?\d{3}|(?:(?:\+|00)(?:49|33|64) ?(?:\(0\) ?)?|0)800[ /-]?\d[\d -]{4,9}|(?:\+?1[ .-]?)?\(?8(?:00|33|44|55|66|77|88)\)?[ .-]?\d{3}[ .-]\d{4})$/;
/** A national prefix and nine or ten digits. */
export const WITH_PREFIX = /^(?=(?:\D*\d){10,11}\D*$)\(?0/;
/** Neither the area code nor the exchange begins with 0 or 1 (North American Numbering Plan). */
export const AMERICAN_DIGITS = /^1?[2-9]\d{2}[2-9]\d{6}$/;

/** Serial numbers, which no country groups so without a leading zero. */
export const IN_LONG_GROUPS = /^[1-9]\d{3}-\d{4}-\d{4}$/;

/** Opening hours, such as `0800-1200`, and the times of a flight, such as `0910 1135`. */
export const HOURS = /^(?:[01]\d|2[0-4])[0-5]\d ?[-– ] ?(?:[01]\d|2[0-4])[0-5]\d$/;
/** The registration of a South African company: year, number and kind of company (CIPC). */
export const SOUTH_AFRICAN_COMPANY = /^(?:19|20)\d\d\/\d{6}\/\d\d$/;
/** Of the country codes, only 1 and 7 have one digit, and no gap of several blanks follows the prefix. */
const NO_COUNTRY = /^00(?:[2-689]\D|\d{0,2} {2})/;
/** Cheaper than the library: `+1` with an area code or an exchange that is never assigned. */
export const IMPOSSIBLE_AMERICAN = /^(?:\+|00)1[ .(-]{0,2}(?:[01]|\d{3}[) .-]{0,2}[01])/;
/** Until 2019 a 1 preceded the number of a mobile phone in Mexico, and many still write it (IFT). */
const MEXICAN_MOBILE = /^(\+52[ -]?)1[ -]?(?=\d{2,3}[ -]|\d{10}$)/;

/**
 * Drafts and samples use the numbers that Ofcom reserves for drama in place of real ones; the library does not know
 * them.
 */
export const FOR_DRAMA = /^(?:\+|00)44[ -]?(?:\(0\) ?)?(?:7700[ -]?900|1632[ -]?960)/;
/** What a number with a country code after `+` or `00` is; undefined if there is no such country. */
export function parseInternational(written: string): PhoneNumber | undefined {
  if (NO_COUNTRY.test(written)) return undefined;
  const plain = written.replace(/^00/, '+').replace(MEXICAN_MOBILE, '$1');
  return parsePhoneNumberFromString(plain, { extract: false });
}

/** Abbreviations of identity, tax and bank numbers. */
const NEVER_DIALLED =
  'nin|sin|chi|bvn|nuban|tfn|abn|acn|bsb|ssn|nino|ppsn?|utr|uan|pan|aadhaar|tin|crn|imei|mrn|iban|' +
  'siret|siren|rcs|kvk|btw|cnpj|cpf|cuit|ruc|rfc|gstin|cin|ein|npi|kvnr|svnr|ahv|bsn|pesel|regon|nip|krs|egn|clabe|nss';
/** What has a number that is not a phone number. */
const NUMBERED =
  'nhs|account|tax|vat|policy|case|file|insurance|security|passport|licen[cs]e|driver|admission|member|membership|' +
  'patient|hospital|student|pupil|employee|staff|payroll|customer|client|claim|registration|reg|charity|' +
  'company|certificate|card|roll|candidate|flight|crime|incident|meter|asset|holder|bondholder|cardholder|account holder|' +
  'shareholder|investor|subscriber|policyholder|cert|plan|bond';
/** Labels of bank accounts, whose numbers may begin with two zeros. */
const ACCOUNT =
  'bank account|account|acct|a/c|kontonummer|konto-?nr|rekeningnummer|rekening|nr konta|numer konta|num[eé]ro de compte|n[uú]mero de cuenta';
/** A number immediately after these is not a phone number, whatever its form. */
export const NOT_DIALLED = endingAtOffset(
  `(?<![\\p{L}\\d])(?:${NUMBERED})(?:['’]s)?\\.? (?:number|no)\\.?(?: is| to)?[ \\t]{0,3}[:#=]?[ \\t]{0,12}|` +
    `(?<![\\p{L}\\d])(?:${ACCOUNT})\\.?(?: (?:no|number|nr)\\.?)?[ \\t]{0,3}[:#=]?[ \\t]{0,12}|` +
    `(?<![\\p{L}\\d])(?:conf(?:erence)?|meeting|webinar|participant|room|session|teamviewer|anydesk)\\.? ?(?:id|code|number|no|pin)\\.?(?: is)?[ \\t]{0,3}[:#=]?[ \\t]{0,4}|` +
    `(?<![\\p{L}\\d])(?:licen[cs]e|passport|membership) (?:is|was)[ \\t]{1,3}|(?<![\\p{L}\\d])(?:${NEVER_DIALLED})(?: (?:number|no))?(?: ?\\([^()\\n]{1,30}\\))?[.:#]?[ \\t]{1,6}`,
  'iu',
);
