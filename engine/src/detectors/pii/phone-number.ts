import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

import { TENTATIVE } from '#engine/company.ts';
import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { acrossLines } from '#engine/text/across-lines.ts';
import { nearby } from '#engine/text/nearby.ts';
import { phrase } from '#engine/text/phrase.ts';
import { standsAlone } from '#engine/text/stands-alone.ts';

const NUMBER =
  /(?:\+|00)?\(?\d{1,4}\)?(?:[ \u00a0.\u2010-\u2013/-]{0,2}\(?\d{1,5}\)?){1,6}(?: ?(?:x|ext\.?) ?\d{1,6})?(?![\d-]|[.,]\d)/y;
/** The same between commas of a table, where another number may follow. */
const CELL = new RegExp(NUMBER.source.replace('|[.,]\\d', ''), 'y');
/** What a number does not begin behind: another character of it, or a group of digits. */
const BEFORE_NUMBER = /[\w.,/+#$€£-]$|\d $/;
/** What has numbers that nobody dials. */
const OTHER_NUMBERS =
  'business|company|corporate|organi[sz]ation|entity|registration|account|tax|vat|policy|case|file|order|invoice|serial|id|identity|identification|security|insurance|licen[cs]e|passport|reference|customer|member|employee|student|part|model|tracking|routing';
const CONTEXT = phrase(
  'phone|telephone|tel|telefon|téléphone|teléfono|telefono|mobile|mobil|cell|cellular|fax|call|calls',
  'next of kin|emergency contact|new nr|handy|gsm',
  'text|whatsapp|signal|contact|dial|hotline|reach|ring|sms|ph|cep|telepono|celular|desk|registered|messages',
  `(?<!(?:${OTHER_NUMBERS}) )number`,
);
/** A number without its country's prefix is tried as one of these. */
const HOME_COUNTRIES: readonly CountryCode[] = [
  ...(['US', 'GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'AU', 'IN', 'NZ'] as const),
  ...(['IE', 'BE', 'SE', 'CH', 'AT', 'BR', 'JP', 'PH', 'TR', 'IL'] as const),
];
/** Of these, numbers begin with 0 at home; the ones that are dialled most in documents in English come first. */
const COUNTRIES_WITH_A_PREFIX: readonly CountryCode[] = [
  ...(['GB', 'IE', 'DE', 'FR', 'AU', 'NL', 'IN', 'NZ', 'BE', 'CH', 'AT', 'SE'] as const),
];
const AMERICAN_FORM =
  /^(?:\(\d{3}\) ?\d{3}[-. ]\d{4}|\d{3}([-. ])\d{3}\1\d{4}|1-\d{3}-\d{3}-\d{4})$/;
/** Cheaper than asking the library: `+1` and an area or an exchange that is never assigned. */
const IMPOSSIBLE_AMERICAN = /^(?:\+|00)1[ .(-]{0,2}(?:[01]|\d{3}[) .-]{0,2}[01])/;
const YEARS = /^(?:19|20)\d\d (?:19|20)\d\d(?!\d)/;
/** Three groups, or a mobile number's two. */
const NATIONAL_GROUPS = /^\(?0\d{1,4}\)?[ /]\d{3,6}(?:[ -]\d{3,5}){0,2}$/;
/** Neither the area nor the exchange begins with 0 or 1 (North American Numbering Plan). */
const AMERICAN_DIGITS = /^1?[2-9]\d{2}[2-9]\d{6}$/;

export const phoneNumber: PlaceDetector = {
  scope: 'place',
  id: 'phone-number',
  typeName: 'Phone number',
  category: 'pii',
  description:
    'A phone number that its country can have: with the international prefix, in the American form, or in another national form beside words such as “phone”.',
  severity: 'low',
  recommendation: 'Remove the phone number or replace it with a switchboard number.',
  legalReference: { law: 'GDPR', article: 'Art. 4(1)' },
  triggers: (
    '+#*|+(#*|(###)*|(####)*|(#####)*|###/#*|####/#*|#####/#*|#########*|#-###-###-####|###-###-####|###.###.####|' +
    '### ### ####|### ###-####|### #### ####|### ### ###|### ## ## ##|### #####*|### #######|#### ######*|#### ### ####|' +
    '#-###-###-##-##|###-###-##-##|####-###-####|###-####-####|##-#######|###-#######|####-######|#### ### ###|(##) ###-###|(##)###-###|### ####|##-##-##-##|##### ## ##*|### ### ## ##|' +
    '#### ### ## ##|### ### #####|## ### ###|## ######|### ####x*|####-####|## #######|#### ## ####|### ## ###|' +
    '(##) #### ####|##### #######|###### #####|## ### ####|#### ## ## ##|###-###-####x*|###.###.####x*|(###)###-####x*|###-###-###-####|## ### ## ##|####-#######|' +
    '###.###.##.##|#### ## ###*|##### ######|##### ### ###|## ## ## ## ##|##.##.##.##.##|## #### ####|##### #####|#### #### ####|(##) ### ####'
  ).split('|'),
  reach: { before: 70, after: 80 },
  examples: [
    'Call [[+44 20 7946 0958]] today (or [[+44 20 7946 0959]]).',
    'Call [[+44 20 7946\n0958]] today, or fax [[+44 20 7946 0959]]\n2000 times.',
    'Office: [[(212) 555-0123]], fax [[212.555.0199]].',
    'Reach me at [[555-123-4567]], phone: [[(123) 456-7890]].',
    'Phone [[2125550123]] or mobile [[07700 900123]].',
    'Telefon: [[030 23125 678]]',
    'Tel. [[01 23 45 67 89]] à Paris',
    'Invoice 2024-0112-3345, order 555 123 4567 890.',
    'The population grew by 2125550123 units to 07700 900123 in total.',
    'Codes 123-456-7890 and 212-155-0123 are not dialled.',
    'ISBN 978-0-306-40615-7, part 212-555-01234',
    'Liam Byrne <liam@byrne.example>, [[087 123 4567]]',
    'WhatsApp [[98200 12345]]; next of kin: Liam, [[(01) 555 0170]]',
    '7,Liam,liam@byrne.example,[[087 123 4567]],5 Mill Street',
    'liam@byrne.example sold 087 parts of 1234567 and lot 0871234567.',
    'In 2023 2024 2025 we sold +12 % more; dial +1 for sales.',
  ],
  // Of the numbers in three groups of four, those of cards are the most.
  glance: (text, start, end) =>
    end - start !== 14 || !/^[1-9]\d{3} \d{4} /.test(text.slice(start, start + 10)),
  verify: acrossLines((place) => {
    const before = place.text.slice(Math.max(0, place.start - 2), place.start);
    const isCell = before.endsWith(',') && place.text.charAt(place.start) === '0';
    if (!isCell && BEFORE_NUMBER.test(before)) return undefined;
    const form = isCell ? CELL : NUMBER;
    form.lastIndex = place.start;
    const written = withoutOuterBracket(form.exec(place.text)?.[0]);
    if (written === undefined || !hasPossibleLength(written) || YEARS.test(written))
      return undefined;
    const span = { start: place.start, end: place.start + written.length };
    return judge(place, written, span);
  }, isInternational),
};

/** Numbers without a country say too little of themselves to be put together from two lines. */
function isInternational({ text, start }: Place): boolean {
  return text.startsWith('+', start) || text.startsWith('00', start);
}

/** A bracket that closes behind a number and opened before it belongs to the sentence. */
function withoutOuterBracket(written: string | undefined): string | undefined {
  const isOuter = written?.endsWith(')') === true && !/\([^)]*\)$/.test(written);
  return isOuter ? written.slice(0, -1) : written;
}

function hasPossibleLength(written: string): boolean {
  const digitCount = written.replaceAll(/\D/g, '').length;
  return digitCount >= 7 && digitCount <= 17;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function judge(place: Place, written: string, span: Span): Match | undefined {
  const word = nearby(place, span, CONTEXT) ?? besideAnother(place, span);
  if (/^(?:\+|00)/.test(written)) return judgeInternational(written, span, word);
  const isAmerican = AMERICAN_FORM.test(written);
  if (isAmerican && (word !== undefined || AMERICAN_DIGITS.test(written.replaceAll(/\D/g, '')))) {
    const confidence = word === undefined ? 0.7 : 0.9;
    return { ...span, confidence, why: `A number in the American form${beside(word)}.` };
  }
  if (word === undefined && standsAlone(place, span)) return judgeAlone(written, span);
  if (word === undefined) return judgeByCompany(written, span);
  if (!isNational(written)) return undefined;
  const why = `A number that a national numbering plan allows${beside(word)}.`;
  return { ...span, confidence: 0.8, why };
}

/** A text that is nothing else: a number with the national prefix or grouped as phone numbers are. */
function judgeAlone(written: string, span: Span): Match | undefined {
  if (!/^0|[ ().-]/.test(written) || AMERICAN_FORM.test(written)) return undefined;
  if (!isNational(written)) return undefined;
  const why = 'The whole text is a number that a national numbering plan allows.';
  return { ...span, confidence: 0.7, why };
}

/** A number with the national prefix and in groups, which a person beside it makes a number to dial. */
function judgeByCompany(written: string, span: Span): Match | undefined {
  if (!NATIONAL_GROUPS.test(written) || !isNational(written, COUNTRIES_WITH_A_PREFIX))
    return undefined;
  const why =
    'A number with a national prefix, in groups, beside somebody who may be called there.';
  return { ...span, confidence: TENTATIVE, why };
}

function judgeInternational(written: string, span: Span, word?: string): Match | undefined {
  if (word === undefined && IMPOSSIBLE_AMERICAN.test(written)) return undefined;
  const number = parsePhoneNumberFromString(written.replace(/^00/, '+'), { extract: false });
  if (!number?.isPossible() || (word === undefined && !number.isValid())) return undefined;
  const why = `A number in the international form, country prefix +${number.countryCallingCode}.`;
  return { ...span, confidence: 0.95, why };
}

/** A national number may follow an international one without a word of its own. */
function besideAnother({ text }: Place, { start }: Span): string | undefined {
  const before = text.slice(Math.max(0, start - 40), start);
  return /\+\d{8,14}\D{1,24}$/.test(before) ? 'another phone number' : undefined;
}

function beside(word: string | undefined): string {
  return word === undefined ? '' : `, beside “${word}”`;
}

function isNational(written: string, countries = HOME_COUNTRIES): boolean {
  return countries.some(
    (defaultCountry) =>
      parsePhoneNumberFromString(written, { defaultCountry, extract: false })?.isValid() ?? false,
  );
}
