import type { Match, Place } from '#engine/detector.ts';
import { BEHIND_NAME } from '#engine/detectors/company.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import { valueAt } from '#engine/text/labeled-value.ts';

/** Years without “old”, which also measure experience and loans. */
export const YEARS_IN_SHORT = ['yrs', 'yr', 'yrs.', '#yrs', '#yr'];
/** Both in one form answer: `Age/Sex: 45/M`. */
export const AGE_AND_SEX = ['age/sex', 'age / sex', 'sex/age', 'age/gender', 'age & sex'];

const NUMBER = endingAtOffset(String.raw`(?<![\w.,$€£/-])[1-9]\d? ?`);
const PERSON =
  'boy|girl|man|woman|lady|gentleman|male|female|bride|groom|son|daughter|wife|husband|guy|lad';
const PERSON_BEFORE = new RegExp(
  String.raw`\b(?:${PERSON}|[Ss]he is|[Hh]e is|I am|I['’]m|[Mm]yself)(?: [a-z]{2,12}){0,2},? {1,3}$`,
);
const NAME_BEFORE = /(?:\p{Lu}[\p{L}'’.-]{1,20}|\p{L} \([^()\n]{2,24}\)),? {1,3}$/u;
const PERSON_AFTER = new RegExp(`^,? ?(?:${PERSON})\\b`, 'i');
/** Rejects a duration of something. */
const ENDS = /^(?:[,;.)](?!\d)|\s{0,3}$|\n)/;
const WITH_SEX =
  /\d{1,3} ?(?:yrs?|years|y)? ?[/,] ?(?:[MF]|fe?male)(?!\w)|(?:[MF]|fe?male) ?[/,] ?\d{1,3}(?![\w/])/iy;
const LEAD = /[ \t]{0,4}[:=.]?[ \t]{0,30}/y;

/** `Anna, 24 yrs, teacher`. */
export function ageInYears({ text, start, end }: Place): Match | undefined {
  const unit = text.slice(start, end).search(/y/i) + start;
  const from = startOfMatchBefore(text, unit, NUMBER);
  if (from === undefined) return undefined;
  const before = text.slice(0, from);
  const after = text.slice(end);
  const why = 'A number of years beside somebody.';
  if (PERSON_AFTER.test(after) || (PERSON_BEFORE.test(before) && ENDS.test(after)))
    return { start: from, end, confidence: 0.75, why };
  if (!NAME_BEFORE.test(before) || !ENDS.test(after)) return undefined;
  return { start: from, end, ...BEHIND_NAME, why };
}

/** The answer in a form that asks for age and sex together. */
export function ageWithSex({ text, end }: Place): Match | undefined {
  const found = valueAt(text, valueAt(text, end, LEAD)?.end ?? end, WITH_SEX);
  const why = 'An age and a sex behind a label for both.';
  return found && { start: found.start, end: found.end, confidence: 0.85, why };
}
