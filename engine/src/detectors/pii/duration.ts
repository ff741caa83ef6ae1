import type { PlaceDetector } from '#engine/detector.ts';
import { endingThere, startOfMatchBefore } from '#engine/text/match-before.ts';

const ONES = 'one|two|three|four|five|six|seven|eight|nine';
const NUMBER = `(?:\\d{1,4}|(?:twenty|thirty|forty|fifty|sixty|seventy|ninety)(?:-(?:${ONES}))?|${ONES}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)`;
/** An apostrophe belongs to the unit in “three years’ imprisonment”. */
const POSSESSIVE = /^(?:['’]s?)(?!\w)/;
/** Shorter than a day says nothing of anybody's life, save the minutes behind hours. */
const UNIT = '(?:years?|months?|weeks?|days?|hours?)';
/** What every number that counts ends with; asked first, for most units have none before them. */
const LAST =
  /(?<=(?:\d\)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|ty|half)[ -])/iy;
/** Ends where the trigger does: the number, and longer units before it. */
const BEFORE = endingThere(
  `(?<![\\w.,$€£-])(?:(?:approximately|about|around|some|nearly|almost) )?(?:${NUMBER}[ -]${UNIT},? (?:and )?){0,2}${NUMBER}(?: and a half| or ${NUMBER}| to ${NUMBER})?(?: ?\\(\\d{1,4}\\))?[ -]`,
  'i',
);
/** Behind these a length of time is a person's age, which is a finding of its own. */
const AGE_FOLLOWS = /^(?:[ -]old\b| of age\b)/i;
/** What rules set for everybody says nothing of anybody. */
const RULE_BEFORE = endingThere(
  '(?:within|at least|at most|no later than|not later than|not exceeding|up to|every|minimum of|maximum of|more than|less than)(?: an?| the| any)?\\s',
  'i',
);

export const duration: PlaceDetector = {
  scope: 'place',
  id: 'duration',
  typeName: 'Length of time',
  category: 'pii',
  description:
    'A length of time in words or digits, such as a term of years. It is listed so that it can be removed where it would tell whom a text is about, and raises no flag.',
  severity: 'low',
  isInformational: true,
  recommendation: 'Where people must not be recognised, make lengths of time rough.',
  legalReference: { law: 'GDPR', article: 'Recital 26' },
  triggers: ['years', 'months', 'weeks', 'days', 'year', 'month', 'hours'],
  reach: { before: 64, after: 16 },
  examples: [
    'He was held for [[six years and three months]].',
    'She served [[12 years]] and then [[eighteen months’]] probation.',
    'Pay within 30 days; a month of days and years went by.',
    'He is 45 years old and has had 2 good years; version 1.2 months.',
  ],
  glance(text, start) {
    LAST.lastIndex = start;
    return LAST.test(text);
  },
  verify({ text, start, end }) {
    if (AGE_FOLLOWS.test(text.slice(end))) return undefined;
    const from = startOfMatchBefore(text, start, BEFORE);
    if (from === undefined) return undefined;
    if (startOfMatchBefore(text, from, RULE_BEFORE) !== undefined) return undefined;
    const possessive = POSSESSIVE.exec(text.slice(end, end + 4))?.[0].length ?? 0;
    const span = { start: from, end: end + possessive };
    return { ...span, confidence: 0.55, why: 'A number and a unit of time.' };
  },
};
