import type { Match, PlaceDetector } from '#engine/detector.ts';
import { MILITARY_LENDING_ACT } from '#engine/laws.ts';
import { ONES, TEENS, TENS, valueOfWords } from '#engine/text/number-words.ts';

/** A rate in digits or in words, and its period if that is not a year. */
const RATE = new RegExp(
  String.raw`(?<![\w.,$£€#-])(?:(?<digits>\d{1,3}(?:,\d{3})+|\d{1,4})(?:[.,]\d{1,2})?|` +
    `(?<words>(?:${TENS})(?:-(?:${ONES}))?|${TEENS}|${ONES}))` +
    String.raw` ?(?:%|per ?cent)(?![\w%])(?: interest)?(?: (?:(?:per|an?|each|every) )?(?<time>month|monthly|week|weekly|day|daily)\b)?`,
  'giu',
);
const TIMES_A_YEAR: ReadonlyMap<string | undefined, number> = new Map([
  ['month', 12],
  ['monthly', 12],
  ['week', 52],
  ['weekly', 52],
  ['day', 365],
  ['daily', 365],
]);
/** Percent per year; many laws permit loans below it. */
const MIN_RATE = 36;
const NOT_OF_A_LOAN =
  /\b(?:discount|savings account|deposit account|capped at|no more than|not exceed|maximum of|limit(?:ed)? (?:to|of)|accuracy|false positive)/i;
/** Much else "is of interest", and a column may hold any share, so the period of the rate must be stated. */
const PLAIN = /^interest\s{1,40}(?:is|\d)/i;
const BY_YEAR = /^ (?:(?:per|an?|each|every) (?:annum|year)|p\.?a\b|annually)/i;
/** Whom the American limit of 36% protects, with their families. */
const OF_SOLDIERS =
  /\b(?:service ?members?|military|armed forces|active duty|soldiers?|sailors?|airm[ae]n|marines?|national guard|covered borrowers?)\b/i;
const CONFIDENCE = 0.8;

export const excessiveApr: PlaceDetector = {
  id: 'excessive-apr',
  typeName: 'Excessive interest rate',
  category: 'legal',
  description:
    'Stated interest rates of 36% a year or more, or the equivalent by month, week or day.',
  severity: 'high',
  recommendation: 'Compare other offers; many jurisdictions cap rates as high as this one.',
  scope: 'place',
  triggers: (
    'annual percentage|annual interest rate|rate of interest|interest rate|% apr|apr ##%*|' +
    'apr ###*|apr of*|apr is|apr:|representative apr|apr representative|##% interest|' +
    '##% per annum|##% p.a.|interest accrues|interest will accrue|interest shall accrue|' +
    'interest:|interest #.#%*|interest #.## %*|interest #.##%*|interest #%*|interest ##%*|interest ###%*|interest # %*|interest ## %*|interest is ##*|interest is #%*|interest is charged|interest will be charged|interest charged'
  ).split('|'),
  reach: { before: 40, after: 220 },
  verify({ text, start, end }): Match | undefined {
    if (NOT_OF_A_LOAN.test(text)) return undefined;
    for (const found of text.matchAll(RATE)) {
      const { index } = found;
      const isBeside = index < end + 24 || isWithinTable(text.slice(end, index));
      if (!isBeside || index + found[0].length < start - 12) continue;
      if (rateByYear(found) < MIN_RATE) return undefined;
      const rest = text.slice(index + found[0].length);
      if (PLAIN.test(text.slice(start, end)) && !hasTime(found) && !BY_YEAR.test(rest)) continue;
      return {
        start: index,
        end: index + found[0].length,
        confidence: CONFIDENCE,
        ...(OF_SOLDIERS.test(text) && {
          legalReference: { law: MILITARY_LENDING_ACT, article: '10 U.S.C. § 987(b)' },
        }),
        why: 'The interest rate is far above what loans usually cost, so the debt can grow quickly.',
      };
    }
    return undefined;
  },
  examples: [
    'Interest    [[2.5% daily]] on the sum borrowed\nInterest rate: [[9% monthly]]',
    'Interest   62% of respondents\nInterest 4% p.a.',
    'Representative APR of [[1,294%]] on loans of £200, or an APR of [[1294.5%]].',
    'Interest accrues at [[fourteen per cent per month]], compounding daily.',
    'Interest is charged at [[1% per day]] and, of late, interest accrues at [[three percent a month]].',
    'Interest:      [[8 % per week]], compounded daily. Interest: 4.5 % per annum.',
    'Interest is [[15% per month]] on what is still owed.',
    'My main interest is 85% of the work; interest is 9% a year.',
    'Interest accrues at two per cent per month; interest is charged at eight per cent a year.',
    'ANNUAL PERCENTAGE | FINANCE CHARGE\nRATE |\n[[189.94%]] | $4,417.16',
    'Interest rate: [[48%]] per annum.',
    'Representative APR of 9.9% on loans of up to £5,000.',
    'The interest rate is 4%, and 85% of our members would recommend it.',
    'With an interest rate in view, the meeting of members took place; 85% of them came.',
  ],
};

function rateByYear({ groups }: RegExpMatchArray): number {
  const { digits, words = '', time } = groups ?? {};
  const rate = digits === undefined ? valueOfWords(words) : Number(digits.replaceAll(',', ''));
  return rate * (TIMES_A_YEAR.get(time?.toLowerCase()) ?? 1);
}

function hasTime({ groups }: RegExpMatchArray): boolean {
  return groups?.['time'] !== undefined;
}

/** Table cells separate a header from its value, with little else between. */
function isWithinTable(between: string): boolean {
  return between.includes('|') || /^\s{0,20}rate\s/i.test(between);
}
