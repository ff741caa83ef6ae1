import { isGtinValid } from '#engine/checksums/gtin.ts';
import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { BESIDE_CONTACT } from '#engine/detectors/company.ts';
import { standsAlone } from '#engine/detectors/pii/identifiers/stands-alone.ts';
import { GDPR } from '#engine/laws.ts';
import { readColumnValues } from '#engine/tables/table-column.ts';
import { acrossLines } from '#engine/text/across-lines.ts';
import { startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import { findNearby } from '#engine/text/find-nearby.ts';
import { valueAfterLabel } from '#engine/text/labeled-value.ts';
import { matchAt, matchesAt } from '#engine/text/match-at.ts';
import type { Span } from '#engine/vocabulary.ts';

import { isAfterForeignLabel, judgeForeign } from './foreign-phone.ts';
import {
  AMERICAN_DIGITS,
  AMERICAN_FORM,
  BRITISH_MOBILE,
  COUNTRIES_AFTER_A_LABEL,
  COUNTRIES_WITH_A_PREFIX,
  FOR_DRAMA,
  HOURS,
  IMPOSSIBLE_AMERICAN,
  IN_LONG_GROUPS,
  isDialled,
  isNational,
  isOfSomeCountry,
  NATIONAL_GROUPS,
  parseInternational,
  WITH_PREFIX,
  YEARS,
} from './phone-forms.ts';
import {
  ASIAN_COUNTRIES,
  ASIAN_LABEL,
  CONTEXT,
  LABEL_END,
  LETTER_END,
  PHONE_LABELS,
  RIGHT_BEFORE,
  TOLD_TO_CALL,
} from './phone-labels.ts';
import { isOfNobody, isOfOrganization } from './phone-of-nobody.ts';
import { PHONE_PICTURES } from './phone-pictures.ts';
import { withoutNote } from './phone-tail.ts';

const DIGITS = String.raw`(?:\+|00)?\(?\d{1,4}\)?(?:(?:[ \u00a0.\u2010-\u2013/-]{0,2}| \/ )\(?\d{1,5}\)?){1,6}(?: ?(?:x|ext\.?) ?\d{1,6})?`;
const NUMBER = new RegExp(String.raw`${DIGITS}(?![\d-]|[.,]\d)`, 'y');
/** The same with an area code and an extension set off by a slash or a spaced dash. */
const SPACED =
  /(?:\+|00)\d{1,3} ?(?:\(0\))? ?\d{1,5}(?: ?\/ ?| - | )\d{2,4}(?: \d{2,4}){0,3}(?: ?[-–\u2011] ?\d{1,4})?(?![\d-]|[.,]\d)/y;
/** The same between the commas of a table, where another number may follow. */
const CELL = new RegExp(String.raw`${DIGITS}(?![\d-])`, 'y');
/** What a number must not follow: another of its characters, a group of digits, the letters of a VAT number. */
const BEFORE_NUMBER = /[\w.,/+#$€£-]$|\d $|\bGB $/;

function isLabel(text: string, start: number): boolean {
  return /^[a-z]/i.test(text.charAt(start));
}

/** `direct line` and the like, which a number may follow without a colon. */
function isDirect(text: string, start: number): boolean {
  return /^d/i.test(text.charAt(start));
}

export const phoneNumber: PlaceDetector = {
  scope: 'place',
  id: 'phone-number',
  typeName: 'Phone number',
  category: 'pii',
  description:
    'A phone number that is valid in its country: in international or North American format, or in another national format near words such as “phone”.',
  severity: 'low',
  recommendation: 'Remove the phone number or replace it with a switchboard number.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: [...PHONE_LABELS, ...PHONE_PICTURES],
  reach: { before: 70, after: 80 },
  examples: [
    'Call [[+44 20 7946 0958]] today (or [[+44 20 7946 0959]]), [[+44 20 7946\n0958]], or fax [[+44 20 7946 0959]]\n2000 times.',
    'Office: [[(212) 555-0123]], fax [[212.555.0199]].',
    'Reach me at [[555-123-4567]], phone: [[(123) 456-7890]].',
    'Phone [[2125550123]] or mobile [[07700 900123]]. Telefon: [[030 23125 678]]',
    'Roe, head of operations, [[+44 7700 900136]]; tel. [[01 23 45 67 89]] à Paris',
    'Call our agent: [[+49 (0)711 / 46 05 - 214]], mobile [[0151 23 45 67 89]], or [[(+351) 22 010 4477]].',
    'Our agent is at your disposition: [[02.61.91.44.07]]',
    '> She gave me [[+45 32 55\n> 01 87]] but nobody picks up.',
    'id,lastName,homePhone\n1,Roe,[[(71) 555-4848]]\n2,Doe,[[020 7946 0958]]',
    'Name | Phone | Note\nRoe | [[98450 55123]] | vip\nDoe | [[601-555-214]] | none\nTest | 000 000 000 | none',
    'Name        Mobile            City\nJane Roe    [[(11) 95555-0132]]   Lima',
    'Tel ........ [[601-555-214]]',
    'The manager’s direct line is [[0131 496 0455]] if the door is locked; the switchboard is on [[0161 496 0018]], our landline is now [[01604 555 0142]].',
    'The direct line is 12 345 metres long, the landline was cut in 2019 2024, and the direct line to Leeds is closed.',
    'Head of Sales, direct line [[01963 555 0117]]',
    'Dial before you dig, ref 4760-1355-29; call us: VAT registered (GB 451 0679 53 and GB 770 6839 36).',
    'Year   Mobile    Desktop\n2019   1.234.567   2.345.678',
    'Phone: 12 of 30, mobile: 2019-2020, phone (model 601-555-214), phone 06 00 00 00 00, tel. +49 30 000000.',
    'phone: 123-456-789; invoice 2024-0112-3345, order 555 123 4567 890.',
    'The population grew by 2125550123 units to 07700 900123 in total.',
    'Part no. 212-555-0123, ticket #212-555-0123, order 07700 900 123.',
    'sku,ean,name\n44,0012345678905,Tape\n45,00012345678905,Glue',
    'Codes 123-456-7890 and 212-155-0123 are not dialled.',
    'ISBN 978-0-306-40615-7, part 212-555-01234',
    'Liam Byrne <liam@byrne.example>, [[087 123 4567]]',
    'WhatsApp [[98200 12345]]; next of kin: Liam, [[(01) 555 0170]]',
    '7,Liam,liam@byrne.example,[[087 123 4567]],5 Mill Street',
    'liam@byrne.example sold 087 parts of 1234567 and lot 0871234567.',
    'Leif [[07903 660 514]] -- still; or [[07903.660.514]]',
    'id,mail,phone\n1,l@byrne.example,[[+44 1604 882190]],Access',
    'Please call me on [[01604 555 0142]] or ring [[0161 496 0018]]; HP: [[9123 4567]]; mobiles: [[07911 123456]] / [[07911 123457]].',
    'Jane Roe\nT: [[020 7946 0018]]\nM: [[07911 123456]]',
    'Savings, call us. Bond holder’s number: 306 114 827. Portable : [[06 12 34 56 78]]; Cellulare: [[347 815 2290]]; Móvil: [[612 345 678]]; ordinateur portable 06 12 34 56 78 90',
    'HP 9123 4567 printers, and T 0160 496 units.',
    'Reach her on [[070-174 06 29]] after six; Frau Ann Roe, [[089 / 2019 4471]]',
    'Ann Roe <ann@roe.example>\n12 Mill Street, [[08-790 60 00]]',
    'Jan Roe, tel. [[601 234 567]], Kraków; Aoife, tel. [[085 77 31 402]]; cel. [[+52 1 55 4182 7730]]',
    'The contact is Mdm Tan, [[9123 8846]]; call [[6481 2097]] to book.',
    'Lot 9123 8846 of 6481 2097 units; lot 070-174 06 29 weighs 08-790 60 00; share 012 / 2019 of part 089 / 4471.',
    'Call us on Monday: 0800-1200, Tuesday: 0900-1730 or 1800–2000.',
    'Call [[031 204 4172]], reg. no. 2011/044172/07; tel. [[04 78 62 19 44]], SIRET 825 773 070 00016.',
    '004  9910-002-70   battery 18V\nFlight 0910 1135 OK, phone: [[+34 93 418 22 07]]',
    'Mobile [[0438 221 907]]. My licence is 048 812 774; driver no. 120 438 771. Max Roe\nTel. [[07163 914-228]]; phone desk: contract no. 7141-336-2087, the build number is 4155-2071-33.',
    'Mob [[07700 900 318]] 12/10, called [[07700900318]] 14/10/2025, ring [[0161 496 0018]] 9-5 or [[+44 20 7946 0958]] 10 am.',
    'Phone: [[(212) 555-0123]] 11 a.m.; tel [[0131 496 0417]] (8-12), [[0131 496 0188]] 24/7; mobile: [[07700 900 881]] 3 June',
    'Dial-in [[+32 2 555 01 20]], conf id 771 204 998#, meeting ID: 212 555 0123. Call us: burner 2031-4471-0098.',
    '电话：[[13800138000]]，手机号码: [[138 0013 8000]]；電話：[[03-1234-5678]] 携帯 [[090-1234-5678]]\n电话机型号 13800138000，编号：13900138000',
    'Ask on telephone 0800 023 4567 or 0300 123 4567, freephone: 0808 157 0192; call 1-800-555-0199. Press contact: press@roe.example, +46 31 555 01 00. Press office: +46 31 555 01 01',
    'Press contact: Jane Roe, [[+46 31 555 01 00]]; press contact: jane.roe@roe.example, [[+46 31 555 01 02]]',
    'Ring the site office on 051 555 0103 or our\nsales team, or call the office manager on [[051 555 0104]]. Call our harbour office, 051 555 0100 (switchboard), claims 0818 555 010, serial 0024-8817-3391; phone Jane, [[051 555 0101]] (home).',
    'In 2023 2024 2025 we sold +12 % more; dial +1 for sales.',
  ],
  // Most numbers in three groups of four are card numbers.
  glance: (text, start, end) =>
    isLabel(text, start)
      ? matchesAt(text, end, end - start === 1 ? LETTER_END : LABEL_END) ||
        (isDirect(text, start) && /^ [\d+(]/.test(text.slice(end, end + 2)))
      : end - start !== 14 || !/^[1-9]\d{3} \d{4} /.test(text.slice(start, start + 10)),
  readList: numbersBelow,
  verify: acrossLines((place) => {
    if (isLabel(place.text, place.start)) return numberAfterLabel(place);
    const before = place.text.slice(Math.max(0, place.start - 4), place.start);
    const isCell = before.endsWith(',') && /^[0+]/.test(place.text.charAt(place.start));
    if (!isCell && BEFORE_NUMBER.test(before)) return undefined;
    const form = isCell ? CELL : NUMBER;
    const found = judgeAt(place, form);
    const spaced = place.text.startsWith('+', place.start) ? judgeAt(place, SPACED) : undefined;
    return spaced !== undefined && spaced.end > (found?.end ?? 0) ? spaced : found;
  }, isInternational),
};

function judgeAt(place: Place, form: RegExp): Match | undefined {
  const written = firstOfTwo(withoutOuterBracket(matchAt(place.text, place.start, form)?.[0]));
  return judgeWritten(place, withoutNote(place.text, place.start)) ?? judgeWritten(place, written);
}

function judgeWritten(place: Place, written: string | undefined): Match | undefined {
  if (written === undefined || !hasPossibleLength(written) || YEARS.test(written)) return undefined;
  // The bracket around a country code opens before the plus.
  const isOpen = /^\+\d{1,3}\)/.test(written) && place.text.charAt(place.start - 1) === '(';
  const start = isOpen ? place.start - 1 : place.start;
  return judge(place, written, { start, end: place.start + written.length });
}

/** What makes a label of a word: a colon, or the leader of a form. */
const LABELED = /(?: ?(?:no|nr|number))?\.? ?(?:\([^)\n]{1,20}\))? ?(?::|\.{3}|_{3})/iy;

function numberAfterLabel(place: Place): Match | undefined {
  const isDirectLine = isDirect(place.text, place.start);
  if (!isDirectLine && !matchesAt(place.text, place.end, LABELED)) return undefined;
  const found = valueAfterLabel(place, NUMBER);
  const noted = found && withoutNote(place.text, found.start);
  const written = noted ?? firstOfTwo(withoutOuterBracket(found?.value));
  // Numbers with a country code carry more evidence themselves.
  if (found === undefined || written === undefined || /^(?:\+|00)/.test(written)) return undefined;
  if (place.end - place.start === 1 && !WITH_PREFIX.test(written)) return undefined;
  if (!isSomebodys(place.text, found.start, written)) return undefined;
  const why = 'A number in phone number format follows a phone label.';
  return { start: found.start, end: found.start + written.length, confidence: 0.75, why };
}

function isSomebodys(text: string, start: number, written: string): boolean {
  return isDialled(written) && !isOfOrganization(text, start, written);
}

function numbersBelow(place: Place): Match[] {
  if (!isLabel(place.text, place.start)) return [];
  return readColumnValues(place, NUMBER)
    .filter(({ value }) => isDialled(value))
    .map(({ start, end }) => ({
      start,
      end,
      confidence: 0.8,
      why: 'A number appears in a column of phone numbers.',
    }));
}

/** Numbers without a country code carry too little evidence to be joined across two lines. */
function isInternational({ text, start }: Place): boolean {
  return text.startsWith('+', start) || text.startsWith('00', start);
}

/** A closing bracket that was opened before the number belongs to the sentence. */
function withoutOuterBracket(written: string | undefined): string | undefined {
  const isOuter = written?.endsWith(')') === true && !/\([^)]*\)$/.test(written);
  return isOuter ? written.slice(0, -1) : written;
}

/** A spaced slash separates an area code from its number, or a number from the next one. */
function firstOfTwo(written: string | undefined): string | undefined {
  return written === undefined || hasPossibleLength(written) ? written : written.split(' / ')[0];
}

function hasPossibleLength(written: string): boolean {
  const digitCount = written.replaceAll(/\D/g, '').length;
  return digitCount >= 7 && digitCount <= 17;
}

function judge(place: Place, written: string, span: Span): Match | undefined {
  if (!standsAlone(place, span) && isOfNobody(place.text, span.start, written)) return undefined;
  const word = findNearby(place, span, CONTEXT) ?? besideAnother(place, span);
  if (/^(?:\+|00)/.test(written)) return judgeInternational(written, span, word);
  return judgeNational(place, written, span, word);
}

function judgeNational(
  place: Place,
  written: string,
  span: Span,
  word: string | undefined,
): Match | undefined {
  if (isAfterForeignLabel(place.text, span.start)) return judgeForeign(written, span);
  const isAmerican = AMERICAN_FORM.test(written);
  if (isAmerican && (word !== undefined || AMERICAN_DIGITS.test(written.replaceAll(/\D/g, '')))) {
    const confidence = word === undefined ? 0.7 : 0.9;
    const form = /^\(?0/.test(written) ? 'form of a national number' : 'North American format';
    return { ...span, confidence, why: `The number has the ${form}${beside(word)}.` };
  }
  if (word === undefined && standsAlone(place, span)) return judgeAlone(written, span);
  if (word === undefined) return judgeByForm(written, span);
  if (!isPlanned(place, written, span)) return undefined;
  const why = `The number is valid under a national numbering plan${beside(word)}.`;
  return { ...span, confidence: 0.8, why };
}

/** Opening hours look like the numbers of some countries. */
function isPlanned(place: Place, written: string, span: Span): boolean {
  if (isAfterLabel(place, written, span)) return true;
  return !HOURS.test(written) && !IN_LONG_GROUPS.test(written) && isOfSomeCountry(written);
}

function isAfterLabel({ text }: Place, written: string, { start }: Span): boolean {
  if (startOfMatchBefore(text, start, ASIAN_LABEL) !== undefined)
    return isDialled(written) && isNational(written, ASIAN_COUNTRIES);
  if (startOfMatchBefore(text, start, TOLD_TO_CALL) !== undefined)
    return WITH_PREFIX.test(written) && isDialled(written);
  if (startOfMatchBefore(text, start, RIGHT_BEFORE) === undefined) return false;
  return isDialled(written) && isNational(written, COUNTRIES_AFTER_A_LABEL);
}

/** When it is the whole text: a number with the national prefix or grouped like a phone number. */
function judgeAlone(written: string, span: Span): Match | undefined {
  if (!/^0|[ ().-]/.test(written) || AMERICAN_FORM.test(written)) return undefined;
  if (!isNational(written)) return undefined;
  const why = 'The whole text is a number that is valid under a national numbering plan.';
  return { ...span, confidence: 0.7, why };
}

/** A British mobile number, or a grouped number with the national prefix; counts only with a person nearby. */
function judgeByForm(written: string, span: Span): Match | undefined {
  if (BRITISH_MOBILE.test(written) && isNational(written, ['GB'])) {
    return { ...span, confidence: 0.7, why: 'The number has the format of a UK mobile number.' };
  }
  if (!NATIONAL_GROUPS.test(written) || !isNational(written, COUNTRIES_WITH_A_PREFIX))
    return undefined;
  const why =
    'A grouped number with a national prefix appears near someone who may be called there.';
  return { ...span, ...BESIDE_CONTACT, why };
}

function judgeInternational(written: string, span: Span, word?: string): Match | undefined {
  // Article numbers may begin with zeros, but not with a plus.
  const isOfArticle = written.startsWith('00') && isGtinValid(written);
  if (word === undefined && (IMPOSSIBLE_AMERICAN.test(written) || isOfArticle)) return undefined;
  const number = parseInternational(written);
  if (!number?.isPossible()) return undefined;
  const isVouchedFor = word !== undefined || number.isValid() || FOR_DRAMA.test(written);
  if (!isVouchedFor) return undefined;
  const why = `The number has the international format with country code +${number.countryCallingCode}.`;
  return { ...span, confidence: 0.95, why };
}

/** A national number may follow an international one without its own label, or a label in Chinese or Japanese. */
function besideAnother({ text }: Place, { start }: Span): string | undefined {
  if (startOfMatchBefore(text, start, ASIAN_LABEL) !== undefined) return 'a telephone label';
  const before = text.slice(Math.max(0, start - 40), start);
  return /\+\d{8,14}\D{1,24}$/.test(before) ? 'another phone number' : undefined;
}

function beside(word: string | undefined): string {
  return word === undefined ? '' : ` and appears near “${word}”`;
}
