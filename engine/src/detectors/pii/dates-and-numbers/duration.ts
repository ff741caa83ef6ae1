import type { PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { isLetterOrDigit } from '#engine/text/ascii.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import { endOfMatchAt, matchesAt } from '#engine/text/match-at.ts';
import { ONES, TEENS, TENS } from '#engine/text/number-words.ts';

const NUMBER = `(?:\\d{1,3}(?:\\.\\d|[-–]\\d{1,3})|\\d{1,4}|(?:${TENS})(?:-(?:${ONES}))?|${ONES}|${TEENS})`;
const PLAIN_NUMBER = new RegExp(`^(?:\\d{1,4}|${TENS}|${ONES}|${TEENS})$`, 'i');
const LONGEST_WORD = 9;
/** By ASCII code unit: whether a number, in digits or words, can end with it. */
const ENDS_NUMBER = Uint8Array.from({ length: 0x80 }, (_, unit) =>
  Number(/[\d)eorxntyf]/i.test(String.fromCharCode(unit))),
);
/** The apostrophe in “three years’ imprisonment” is part of the unit. */
const POSSESSIVE = /(?:['’]s?)(?!\w)/y;
/** Less than a day says nothing about a person's life, apart from minutes after hours. */
const UNIT = '(?:years?|months?|weeks?|days?|hours?)';
/** The ending of every counting number; tested first, because most units have none before them. */
const LAST = new RegExp(`(?<=(?:\\d\\)?|${ONES}|ten|eleven|twelve|teen|ty|half)[ -])`, 'iy');
/** Ends at the trigger: the number, and longer units before it. */
const BEFORE = endingAtOffset(
  `(?<![\\w.,$€£-])(?:(?:approximately|about|around|some|nearly|almost) )?(?:${NUMBER}[ -]${UNIT},? (?:and )?){0,2}${NUMBER}(?: and a half| or ${NUMBER}| to ${NUMBER})?(?: ?\\(\\d{1,4}\\))?[ -]`,
  'i',
);
/** Before these words, a duration is a person's age, which is a separate finding. */
const AGE_FOLLOWS = /(?:[ -]old\b| of age\b)/iy;
/** A period that a rule sets for everybody says nothing about a person. */
const RULE_BEFORE = endingAtOffset(
  '(?:within|at least|at most|no later than|not later than|not exceeding|up to|every|minimum of|' +
    'maximum of|more than|less than)(?: an?| the| any)?\\s',
  'i',
);

/** A letter that ends neither a unit nor any of `about`, `and`, `or`, `to` and the like. */
const ENDS_PLAIN_WORD = /[abcfgijlmnpquvwxz]/i;
/** The last letters of the words in `RULE_BEFORE`. */
const ENDS_RULE = /[aefgnoty]/i;

export const duration: PlaceDetector = {
  scope: 'place',
  id: 'duration',
  typeName: 'Duration',
  category: 'pii',
  description:
    'A length of time in words or digits; listed so that it can be removed where it could identify a person, without raising a flag.',
  severity: 'low',
  isInformational: true,
  recommendation: 'If people must not be identifiable, make durations approximate.',
  legalReference: { law: GDPR, article: 'Recital 26' },
  triggers: ['years', 'months', 'weeks', 'days', 'year', 'month', 'hours'],
  reach: { before: 64, after: 16 },
  examples: [
    'He was held for [[six years and three months]].',
    'The lease ran for [[eighty years]], and the next one for [[eighty-five years]].',
    'She served [[12 years]] and then [[eighteen months’]] probation.',
    'Pay within 30 days; a month of days and years went by.',
    'The tariff was [[12.5 years]], between the [[12-13 years]] that he asked for and less.',
    'He is 45 years old and has had 2 good years; section 1.2.5 years, $2.5 days.',
  ],
  glance(text, start) {
    if (ENDS_NUMBER[text.charCodeAt(start - 2)] !== 1) return false;
    return matchesAt(text, start, LAST);
  },
  verify({ text, start, end }) {
    const from = startOfPlainNumber(text, start) ?? startOfMatchBefore(text, start, BEFORE);
    if (from === undefined || isRule(text, from)) return undefined;
    if (matchesAt(text, end, AGE_FOLLOWS)) return undefined;
    const span = { start: from, end: endOfMatchAt(text, end, POSSESSIVE) ?? end };
    return { ...span, confidence: 0.55, why: 'A number is followed by a unit of time.' };
  },
};

/**
 * The start of the number that ends right before an offset, if it is a word or digits, optionally with digits in
 * brackets, after a word that cannot be part of a duration: the common case, which avoids the regular expression.
 */
function startOfPlainNumber(text: string, offset: number): number | undefined {
  const end = endBeforeBrackets(text, offset - 1);
  let start = end;
  while (end - start <= LONGEST_WORD && isLetterOrDigit(text.charCodeAt(start - 1))) start -= 1;
  const isPlain = text.charAt(start - 1) === ' ' && ENDS_PLAIN_WORD.test(text.charAt(start - 2));
  return isPlain && PLAIN_NUMBER.test(text.slice(start, end)) ? start : undefined;
}

/** The end of a number that is repeated as digits in brackets; the offset itself if there are no brackets. */
function endBeforeBrackets(text: string, offset: number): number {
  if (text.charAt(offset - 1) !== ')') return offset;
  const bracket = text.lastIndexOf('(', offset - 1);
  const isNumber = offset - bracket <= 6 && /^\d{1,4}$/.test(text.slice(bracket + 1, offset - 1));
  return isNumber && text.charAt(bracket - 1) === ' ' ? bracket - 1 : offset;
}

function isRule(text: string, from: number): boolean {
  return (
    ENDS_RULE.test(text.charAt(from - 2)) &&
    startOfMatchBefore(text, from, RULE_BEFORE) !== undefined
  );
}
