import type { Match, Place } from '#engine/detector.ts';
import { TENTATIVE } from '#engine/settling/keep-in-company.ts';
import { groupAt } from '#engine/text/labelled-value.ts';

import { AMOUNT } from './pay-amount.ts';

/** What ranks somebody among the paid, and what somebody asks for in thousands: the one who does is named beside it. */
export const PAY_BY_GRADE = (
  'grade #*|band #*|spine point #*|scale point #*|pay point #*|step #*|asks ##k|asks £##k|asks $##k|asks €##k|' +
  'asking ##k|asking £##k|wants ##k|wants £##k|wants $##k|wants €##k|expects ##k|expects £##k|expects $##k'
).split('|');
const IS_ASKED = /^(?:ask|want|expect)/i;
const BEHIND_GRADE = new RegExp(
  String.raw`\d{0,2}(?:, (?:spine |scale |pay )?point \d{1,2})?[,:;] ?(${AMOUNT.source})(?! ?(?:[-–—]|to ) ?[$£€]?\d)`,
  'y',
);
const ASKED = /[$£€]?\d\dk$/i;

export function isGradeOrAsked(word: string): boolean {
  return (
    /\d/.test(word) && /^(?:grade|band|spine|scale|pay point|step|ask|want|expect)/i.test(word)
  );
}

/** The amount behind a grade, or what somebody asks for. */
export function payByGrade({ text, start, end }: Place): Match | undefined {
  const word = text.slice(start, end);
  if (IS_ASKED.test(word)) {
    const from = start + word.search(ASKED);
    return { start: from, end, confidence: TENTATIVE, why: 'What somebody asks to be paid.' };
  }
  const amount = groupAt(text, end, BEHIND_GRADE);
  const why = 'An amount behind the grade of somebody.';
  return amount && { start: amount.start, end: amount.end, confidence: TENTATIVE, why };
}
