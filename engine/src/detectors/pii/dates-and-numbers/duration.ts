import type { PlaceDetector } from '#engine/detector.ts';
import { isLetterOrDigit } from '#engine/text/ascii.ts';
import { endOfMatchAt, standsAt } from '#engine/text/match-at.ts';
import { endingThere, startOfMatchBefore } from '#engine/text/match-before.ts';
import { ONES, TEENS, TENS } from '#engine/text/number-words.ts';

const NUMBER = `(?:\\d{1,3}(?:\\.\\d|[-–]\\d{1,3})|\\d{1,4}|(?:${TENS})(?:-(?:${ONES}))?|${ONES}|${TEENS})`;
const PLAIN_NUMBER = new RegExp(`^(?:\\d{1,4}|${TENS}|${ONES}|${TEENS})$`, 'i');
const LONGEST_WORD = 9;
/** By UTF-16 unit of ASCII: whether a number, be it in words, ends with it. */
const ENDS_NUMBER = Uint8Array.from({ length: 0x80 }, (_, unit) =>
  Number(/[\d)eorxntyf]/i.test(String.fromCharCode(unit))),
);
/** An apostrophe belongs to the unit in “three years’ imprisonment”. */
const POSSESSIVE = /(?:['’]s?)(?!\w)/y;
/** Shorter than a day says nothing of anybody's life, save the minutes after hours. */
const UNIT = '(?:years?|months?|weeks?|days?|hours?)';
/** What every number that counts ends with; asked first, for most units have none before them. */
const LAST = new RegExp(`(?<=(?:\\d\\)?|${ONES}|ten|eleven|twelve|teen|ty|half)[ -])`, 'iy');
/** Ends where the trigger does: the number, and longer units before it. */
const BEFORE = endingThere(
  `(?<![\\w.,$€£-])(?:(?:approximately|about|around|some|nearly|almost) )?(?:${NUMBER}[ -]${UNIT},? (?:and )?){0,2}${NUMBER}(?: and a half| or ${NUMBER}| to ${NUMBER})?(?: ?\\(\\d{1,4}\\))?[ -]`,
  'i',
);
/** After these a length of time is a person's age, which is a finding of its own. */
const AGE_FOLLOWS = /(?:[ -]old\b| of age\b)/iy;
/** What rules set for everybody says nothing of anybody. */
const RULE_BEFORE = endingThere(
  '(?:within|at least|at most|no later than|not later than|not exceeding|up to|every|minimum of|' +
    'maximum of|more than|less than)(?: an?| the| any)?\\s',
  'i',
);

/** A letter with which neither a unit ends, nor `about`, `and`, `or`, `to` and their like. */
const ENDS_PLAIN_WORD = /[abcfgijlmnpquvwxz]/i;
/** What the words of `RULE_BEFORE` end with. */
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
  legalReference: { law: 'GDPR', article: 'Recital 26' },
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
    return standsAt(text, start, LAST);
  },
  verify({ text, start, end }) {
    const from = startOfPlainNumber(text, start) ?? startOfMatchBefore(text, start, BEFORE);
    if (from === undefined || isRule(text, from)) return undefined;
    if (standsAt(text, end, AGE_FOLLOWS)) return undefined;
    const span = { start: from, end: endOfMatchAt(text, end, POSSESSIVE) ?? end };
    return { ...span, confidence: 0.55, why: 'A number is followed by a unit of time.' };
  },
};

/**
 * Where the number begins that ends right before an offset, if it is a word or digits, maybe with digits in brackets,
 * after a word that no length of time goes on from: most are, and the expression is spared.
 */
function startOfPlainNumber(text: string, offset: number): number | undefined {
  const end = endBeforeBrackets(text, offset - 1);
  let start = end;
  while (end - start <= LONGEST_WORD && isLetterOrDigit(text.charCodeAt(start - 1))) start -= 1;
  const isPlain = text.charAt(start - 1) === ' ' && ENDS_PLAIN_WORD.test(text.charAt(start - 2));
  return isPlain && PLAIN_NUMBER.test(text.slice(start, end)) ? start : undefined;
}

/** Where a number ends that has itself in digits and brackets after it; the offset where there are none. */
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
