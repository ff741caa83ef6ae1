import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { findNearby } from '#engine/text/find-nearby.ts';
import { valueAfterLabel, valueAt } from '#engine/text/labeled-value.ts';
import type { Span } from '#engine/vocabulary.ts';

/** What courts and agencies number: each is a label when “no.” or “number” follows. */
const COUNTED = (
  'case|docket|file|application|applications|petition|appeal|appeals|suit|cause|claim|complaint|' +
  'matter|reference|index|crime|action|incident|ticket|proceeding|cases'
).split('|');
const NUMBER_WORDS = ['no', 'nos', 'number', 'numbers', '#'];
/** The beginnings of numbers that are found without such a label. */
const NUMBERS = (
  '####/###|####/#####|##/##|###/##|####/##|#####/##|######/##|##/####|###/####|####/####|' +
  '#####/####|######/####|-#####/##|#:##-cv-*|#:##-cr-*|#:##-bk-*|#:##-mj-*|#:##-mc-*|#:##-md-*'
).split('|');
/** Letters, digits and punctuation, with at least one digit; a year may follow after “of”. */
const LABELED =
  /(?=[\w()./:-]{0,16}\d)[A-Z\d][\w./:-]{0,8}(?:[A-Z\d/-]|\([A-Z]{1,4}\)){1,24}(?: ?of ?(?:19|20)\d\d)?(?![\w-])/iy;
/** Number and year separated by a slash, as in European and Indian courts. */
const WITH_YEAR =
  /(?:[A-Z]{1,3}[-/])?\d{2,6}(?:-\d{2,6})?\/(?:19|20)?\d\d(?![\w/-]|[.,]\d)|(?:19|20)\d\d\/\d{3,6}(?![\w/-]|[.,]\d)/iy;
const CONTEXT = phrase(
  'nos?',
  'applications?|cases?|appeals?|petitions?|docket|suit|file|ref|reference|judgments?|proceedings?|v|vs|ex parte',
);
/** Long lists of cases have a label only before the first one. */
const ANOTHER = /\d\/\d{2,4}(?:, \d{4,6})?(?:,|;)?(?: and| &)?\s$/;
/** A day and its month, as logs and blood pressures look too: `10/14`, `146/92`. */
const DAY_AND_MONTH =
  /^(?:(?:0[1-9]|1[0-2])\/(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2]))$/;
const PRESSURE_BEFORE = /(?<!\p{L})BP:? ?(?:\d{2,3}\/\d{2,3}[ ,;]{1,3}(?:then |and )?){0,3}$/iu;
const LABEL_BEFORE =
  /(?:nos?\.?|numbers?|#|and|or|&|,|refs?\.?|reference|case|appeal|petition|suit)[ :]{1,3}$|[(–-]$/i;
/** What is printed has numbers and years too. */
const OF_PRINT =
  /(?<!\p{L})(?:leaflet|flyer|brochure|poster|newsletter|issue|edition|bulletin|volume|vol|catalogue|form|price list|order|invoice|quote)s?\.?(?: (?:no|nr|number))?\.?[ ]?[:#]?[ ]$/iu;
/** United States federal docket numbers: office, year, kind and serial. */
const FEDERAL = /\d:\d\d-(?:cv|cr|mc|mj|bk|md|ap|po|sw)-\d{3,6}(?:-[A-Z]{2,4}){0,4}(?![\w-])/iy;

export const caseNumber: PlaceDetector = {
  scope: 'place',
  id: 'case-number',
  typeName: 'Case or file number',
  category: 'pii',
  description:
    'The number of a court case, application or file, next to its label or its year; listed because it can lead to people, without raising a flag.',
  severity: 'low',
  isInformational: true,
  recommendation: 'If people must not be identifiable, remove case and file numbers.',
  legalReference: { law: GDPR, article: 'Recital 26' },
  triggers: [
    'our ref',
    'your ref',
    'claim ref',
    'case ref',
    'reference number',
    'riddor reference',
    ...COUNTED.flatMap((what) => NUMBER_WORDS.map((word) => `${what} ${word}`)),
    ...NUMBERS,
  ],
  reach: { before: 72, after: 64 },
  examples: [
    'The case originated in an application (no. [[1176/10]]) against the State.',
    'Applications nos. [[34481/97]] and [[14553-14554/89]]; Writ Petition No. [[969/2022]]',
    'Case No. [[1:20-cv-01234-ABC]], docket number [[22-1234]], File No. [[333-178911]]',
    'Our ref: [[LN-77120-B]]; claim ref: [[CLM/2024/118734]]',
    'The season of 2019/20 had 24/7 shifts and 10/12 hours; in the 2019/20 season.',
    'Case notes\n11/04  Client rang about the file.\n11/18  Reference sent; BP 150/96 144/90, case closed. Appeal no. [[11/04]].',
    'The case number is unknown, and application no 5 failed.',
  ],
  verify(place) {
    const { text, start } = place;
    if (/^\W?\d/.test(text.slice(start, start + 2))) return numberItself(place);
    const found = valueAfterLabel(place, LABELED);
    if (found === undefined || (found.value.match(/\d/g)?.length ?? 0) < 3) return undefined;
    const label = text.slice(start, place.end).replaceAll(/\s{1,9}/g, ' ');
    const why = `A number follows “${label}”.`;
    return { start: found.start, end: found.end, confidence: 0.7, why };
  },
};

function numberItself(place: Place): Match | undefined {
  const { text } = place;
  const from = text.charAt(place.start) === '-' ? startOfRange(text, place.start) : place.start;
  if (/[\w.,/§$-]/.test(text.charAt(from - 1))) return undefined;
  const federal = valueAt(text, from, FEDERAL);
  const found = federal ?? valueAt(text, from, WITH_YEAR);
  if (found === undefined || isSomethingElse(text.slice(0, from), found.value)) return undefined;
  const { start, end } = found;
  if (federal !== undefined) {
    return {
      start,
      end,
      confidence: 0.85,
      why: 'The text has the format of a US federal docket number.',
    };
  }
  const word = contextOf(place, found);
  if (word === undefined) return undefined;
  return { start, end, confidence: 0.65, why: `A number with its year appears near “${word}”.` };
}

function isSomethingElse(before: string, number: string): boolean {
  if (OF_PRINT.test(before) || PRESSURE_BEFORE.test(before)) return true;
  return DAY_AND_MONTH.test(number) && !LABEL_BEFORE.test(before);
}

function contextOf(place: Place, { start, end }: Span): string | undefined {
  const { text } = place;
  if (ANOTHER.test(text.slice(Math.max(0, start - 24), start))) return 'another';
  // A party with its case number, as in “the applicant Beet (47676/99)”.
  if (/[\p{L}.] \($/u.test(text.slice(0, start)) && text.charAt(end) === ')') return 'a name';
  return findNearby(place, { start, end }, CONTEXT);
}

/** Where the digits before a hyphen begin. */
function startOfRange(text: string, hyphen: number): number {
  let start = hyphen;
  while (start > 0 && hyphen - start < 7 && /\d/.test(text.charAt(start - 1))) start -= 1;
  return start;
}
