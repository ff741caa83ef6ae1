import type { PlaceDetector } from '#engine/detector.ts';
import { HIPAA_PRIVACY_RULE } from '#engine/laws.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import { matchAt } from '#engine/text/match-at.ts';

import { DATE_FORM } from './date-form.ts';

const MONTH =
  '(?:jan(?:uary|\\.)?|feb(?:ruary|\\.)?|mar(?:ch|\\.)?|apr(?:il|\\.)?|may|june?|july?|' +
  'aug(?:ust|\\.)?|sept?(?:ember|\\.)?|oct(?:ober|\\.)?|nov(?:ember|\\.)?|dec(?:ember|\\.)?)';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?';
const YEAR = '(?:1[6-9]|20)\\d\\d';
/** A date must not be followed by more of a number. */
const END = '(?![\\w/-]|[.,:]\\d)';
const CLOCK = '\\d{1,2}[.:]\\d\\d(?:[.:]\\d\\d)?(?:\\.\\d{1,9})?(?: ?[ap](?:\\.m\\.|m\\b))?';

/** The formats in order of precedence; each is sticky and begins at its trigger. */
const FORMS: readonly RegExp[] = [
  // ISO 8601 and RFC 3339, then other formats with day, month and year.
  `\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[T ]\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?(?:Z|[+-]\\d\\d:\\d\\d)?${END}`,
  `(?:${DATE_FORM.source})(?:,? (?:at )?${CLOCK})?`,
  `${DAY}(?:\\s(?:of )?|-)${MONTH}(?:,?\\s${YEAR})?(?:,? at ${CLOCK})?${END}`,
  `${MONTH}\\s(?:of )?${YEAR}${END}`,
  `${MONTH}[ -]${DAY}${END}`,
  `(?:early|late|mid)[ -]${MONTH}(?![\\w-])`,
  // A decade, and a range of years.
  '(?:1[6-9]|20)\\d0s(?![\\w-])',
  `${YEAR} (?:to|until|till) ${YEAR}(?! ?[%€£$\\w])`,
].map((source) => new RegExp(source, 'iy'));

/** A year counts only after a word of time; a four-digit number alone could be anything. */
const YEAR_AFTER =
  /(?:in|since|from|until|till|by|of|between|during|throughout|early|late|mid|year|years|before|after)[ -]((?:1[6-9]|20)\d\d(?:(?:[-/–]\d{1,2}(?!\d))?(?:[-–\u2011]|,? and |, | to | until | till )(?:1[6-9]|20)\d\d|[-/–]\d{1,2}(?!\d)){0,8})(?![\w/-]|[.,:]\d| ?[%€£$]| (?:cases|times|units|shares|people|words|points|dollars|euros|pounds))/iy;
/** Words that make a date approximate, and are part of it. */
const ROUGH = endingAtOffset(
  '(?<!\\w)(?:(?:(?:the )?(?:beginning|end|middle|spring|summer|autumn|winter|fall|night|' +
    'first half|second half|course) of|early(?: in)?|late(?: in)?|prior to|(?:on or )?around|mid|' +
    'years?|(?:mon|tues|wednes|thurs|fri|satur|sun)day,?)[ -])(?:the )?(?:years? )?',
  'i',
);
/** A time of day before a date: without am or pm, only “at” distinguishes it from a section number. */
const CLOCK_BEFORE = endingAtOffset(
  '(?<![\\w.,:])(?:\\d{1,2}(?:[.:]\\d\\d)? ?[ap](?:\\.m\\.|m)|(?<=at )\\d{1,2}[.:]\\d\\d),? on ',
  'i',
);
/** What may be joined to a date by a hyphen: the start of a range, or a prefix. */
const JOINED = new RegExp(`(?<![\\w.,/-])(?:\\d{1,2}|${MONTH}|post|pre|mid)[-–\\u2011]$`, 'i');
/** The maximum length of these. */
const LONGEST_JOINED = 10;
/** What shares its month or year with the following date, as in “20 and 21 June” and “March to June 1994”. */
const EARLIER = new RegExp(
  `(?<![\\w.,/-])(?:(?:${DAY}(?: ${MONTH})?|${MONTH})(?:, | and | to | or |-|–|\\u2011)){1,3}$`,
  'i',
);

const NUMERIC = (
  '####-##-##*|####/##/##|##/##/##*|#/##/##*|##/#/##*|#/#/##*|##.##.####|#.#.####|##.#.####|' +
  '####s|#### to ####|#### until ####|#### till ####|#.##.####|##-##-####|#-##-####|##-#-####|#-#-####|##-###-##*'
).split('|');
const MONTHS = (
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|' +
  'feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec'
).split('|');
/** Abbreviated month names in the languages of `date-form.ts`. */
const BEGINNINGS =
  'jan|feb|fev|mar|apr|abr|avr|may|mai|mag|jun|jui|giu|jul|lug|aug|aou|ago|sep|set|oct|okt|ott|nov|dec|dez|dic|ene|gen'.split(
    '|',
  );
/** What may come between the last digit of a day and its month. */
const DAY_ENDS = ' |th |st |nd |rd |. |-| de |th of ';
const YEAR_WORDS =
  'in|since|from|until|till|by|of|between|during|throughout|early|late|year|years|before|after';

export const calendarDate: PlaceDetector = {
  scope: 'place',
  id: 'calendar-date',
  typeName: 'Date',
  category: 'pii',
  description:
    'A date, a month with its year, or a year after a time word; listed so that it can be removed under rules such as HIPAA, without raising a flag.',
  severity: 'low',
  isInformational: true,
  recommendation: 'If people must not be identifiable, keep only the year.',
  legalReference: { law: HIPAA_PRIVACY_RULE, article: '45 CFR § 164.514(b)(2)(i)(C)' },
  triggers: [
    ...NUMERIC,
    ...BEGINNINGS.flatMap(afterDay),
    ...MONTHS.flatMap(beforeNumber),
    ...YEAR_WORDS.split('|').map((word) => `${word} ####`),
    ...MONTHS.flatMap(inPart),
  ],
  reach: { before: 48, after: 64 },
  examples: [
    'The meeting of [[14 March 2025]] was moved to [[March 21, 2025]].',
    'Due [[2025-03-14]], paid [[03/15/2025 at 9.32 p.m.]]; come at 7.30 pm or 4.06 p.m., by 9:15 a.m.',
    'Logged at [[2025-03-14T14:30:00Z]] and [[2025-03-14 14:30:00]].',
    'Heard on [[20 and 21 June 2002]], decided on [[17 April]], published in [[May 2003]].',
    'Shares granted in [[1998]] vest from [[2001 to 2004]]; [[21-May]] is a holiday, as is [[May 1st]].',
    'It sat on [[8-10 July 1996]], [[around 7 February 1995]] and from [[the beginning of 2006]] on.',
    'Held from [[5.10 p.m. on Monday 6 January 1989]] or [[2 am on 7 January]], free at [[14:30 on 9 January]].',
    'In [[early February]]; [[April-June 1993]]; under the post-[[20 July 2006]] rule 5.10 on [[mid-May]].',
    'A driver ([[1973 to 1974]]), a baker in the [[mid-1990s]], a cook in [[the first half of the 1980s]].',
    'The ratio was 3/4/5 and section 12.3.2024.1 applied in 2000 cases or of 1999 units.',
    'Nobody under 18 may enter, children over 14 may swim alone; we met on [[16 may]] at noon.',
    'The march of 400 people; the 12 decembrists; in may 500 of them stay; by 2010.50 dollars?',
  ],
  verify({ text, start: trigger, end: triggerEnd }) {
    const start = /\d\d/.test(text.slice(trigger - 1, trigger + 1)) ? trigger - 1 : trigger;
    if (/[\w./\u2011-]/.test(text.charAt(start - 1)) && !isJoined(text, start)) return undefined;
    const year = isFullYear(text, triggerEnd) ? matchAt(text, start, YEAR_AFTER) : null;
    if (year !== null) {
      const written = year[1] ?? '';
      const end = start + year[0].length;
      const from = startWith(ROUGH, text, end - written.length);
      return { start: from, end, confidence: 0.5, why: 'A year follows a time word.' };
    }
    const length = lengthOfDate(text, start);
    if (length === 0 || isModal(text, start, start + length)) return undefined;
    const earlier = lengthOfEarlier(text.slice(0, start));
    const why = 'The text has the form of a date.';
    const from = startWith(CLOCK_BEFORE, text, startWith(ROUGH, text, start - earlier));
    return { start: from, end: start + length, confidence: 0.6, why };
  },
};

/** Before the lowest age of those who may do something: `under 16 may`. */
const AGE_BEFORE = /(?<!\p{L})(?:under|over|below|above|aged?|than|age of|children|minors?) $/iu;

/** Whether `may` behind an age is a verb rather than a month. */
function isModal(text: string, start: number, end: number): boolean {
  return (
    text.slice(start, end).endsWith(' may') &&
    AGE_BEFORE.test(text.slice(Math.max(0, start - 12), start)) &&
    /^ \p{Ll}/u.test(text.slice(end, end + 2))
  );
}

/** Whether a hyphen before an offset joins it to a day, a month or a prefix, as in “8-10 July”. */
function isJoined(text: string, start: number): boolean {
  return JOINED.test(text.slice(Math.max(0, start - LONGEST_JOINED - 1), start));
}

/** The start of a date including the parts before an offset; the offset itself if there are none. */
function startWith(form: RegExp, text: string, start: number): number {
  return startOfMatchBefore(text, start, form) ?? start;
}

function isFullYear(text: string, end: number): boolean {
  return /^\d{4}$/.test(text.slice(end - 4, end));
}

function lengthOfEarlier(before: string): number {
  // Most dates stand alone, as the last characters before them show.
  return /(?:,|and|to|or) $|[-–\u2011]$/.test(before.slice(-5))
    ? (EARLIER.exec(before)?.[0].length ?? 0)
    : 0;
}

function lengthOfDate(text: string, start: number): number {
  for (const form of FORMS) {
    const length = matchAt(text, start, form)?.[0].length ?? 0;
    if (length > 0)
      return /^\.?\d/.test(text.slice(start + length, start + length + 2)) ? 0 : length;
  }
  return 0;
}

/** The last digit of the day, which may be preceded by another. */
function afterDay(month: string): string[] {
  return DAY_ENDS.split('|').map((end) => `*#${end}${month}*`);
}

function inPart(month: string): string[] {
  return ['early', 'late', 'mid'].flatMap((part) => [`${part} ${month}`, `${part}-${month}`]);
}

function beforeNumber(month: string): string[] {
  return [`${month} #*`, `${month}. #*`, `${month}-#*`, `${month} of ####`];
}
