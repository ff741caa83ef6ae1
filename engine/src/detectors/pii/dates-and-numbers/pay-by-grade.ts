import type { Match, Place } from '#engine/detector.ts';
import { BESIDE_PAID_PERSON } from '#engine/detectors/company.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

import { AMOUNT } from './pay-amount.ts';

/** Pay grades, and pay asked for in thousands: both need a person named nearby. */
export const PAY_BY_GRADE = (
  'grade #*|band #*|spine point #*|scale point #*|pay point #*|step #*|asks ##k|asks £##k|asks $##k|asks €##k|' +
  'asking ##k|asking £##k|wants ##k|wants £##k|wants $##k|wants €##k|expects ##k|expects £##k|expects $##k'
).split('|');
const IS_ASKED = /^(?:ask|want|expect)/i;
const AFTER_GRADE = new RegExp(
  String.raw`\d{0,2}(?:, (?:spine |scale |pay )?point \d{1,2})?[,:;] ?(${AMOUNT.source})(?! ?(?:[-–—]|to ) ?[$£€]?\d)`,
  'y',
);
const ASKED = /[$£€]?\d\dk$/i;

export function isGradeOrAsked(word: string): boolean {
  return (
    /\d/.test(word) && /^(?:grade|band|spine|scale|pay point|step|ask|want|expect)/i.test(word)
  );
}

/** The amount after a grade, or the amount asked for. */
export function payByGrade({ text, start, end }: Place): Match | undefined {
  const word = text.slice(start, end);
  if (IS_ASKED.test(word)) {
    const from = start + word.search(ASKED);
    return {
      start: from,
      end,
      ...BESIDE_PAID_PERSON,
      why: 'What somebody asks to be paid.',
    };
  }
  const amount = groupAt(text, end, AFTER_GRADE);
  const why = 'An amount behind the grade of somebody.';
  return amount && { start: amount.start, end: amount.end, ...BESIDE_PAID_PERSON, why };
}
