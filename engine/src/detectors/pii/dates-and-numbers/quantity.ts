import type { PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import { matchesAt } from '#engine/text/match-at.ts';
import { NUMBER_SOURCE } from '#engine/text/number-words.ts';

const PEOPLE =
  'child|children|son|sons|daughter|daughters|brother|brothers|sister|sisters|witness|witnesses|' +
  'defendant|defendants|accused|co-accused|suspects|co-suspects|victim|victims|person|persons|' +
  'people|pupils|judges|officers|prisoners|members|applicants|men|women|others';
const THINGS =
  'hearings|counts|charges|occasions|offences|convictions|files|cases|leaflets|packages|tablets|votes|cars|flats|reports';
const MEASURES =
  'cm|mm|km|kg|sq. m|sq m|centimetres|metres|kilometres|millimetres|kilograms|kilogrammes|grams|' +
  'hectares|acres|miles|square metres';
/** What may come between a number and what is counted. */
const KINDS = 'other|further|minor|young|younger|older|elderly|prosecution|civil|police|square|new';
/** The endings of numbers and these words; tested first, because most countable nouns have no number before them. */
const LAST = new RegExp(
  `(?<=(?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|ty|hundred|thousand|${KINDS})[ -])`,
  'iy',
);
/** A number, possibly the second dimension, as in “2 x 3 cm”. */
const BEFORE = endingAtOffset(
  `(?<![\\w.,$€£/-])(?:(?:approximately|about|around|almost|nearly|some) )?(?:${NUMBER_SOURCE} ?(?:x|by) ?)?${NUMBER_SOURCE}[ -](?:(?:${KINDS})[ -]){0,2}`,
  'i',
);

export const quantity: PlaceDetector = {
  scope: 'place',
  id: 'quantity',
  typeName: 'Count or quantity',
  category: 'pii',
  description:
    'A count of people or things, or a size; listed so that it can be removed where it could identify a person, without raising a flag.',
  severity: 'low',
  isInformational: true,
  recommendation: 'If people must not be identifiable, write “some” or “several”.',
  legalReference: { law: GDPR, article: 'Recital 26' },
  triggers: [PEOPLE, THINGS, MEASURES].flatMap((words) => words.split('|')),
  reach: { before: 72, after: 8 },
  examples: [
    'She has [[three children]] and faced [[16 counts]] before [[about 400 witnesses]].',
    'A bruise of [[2 x 3 cm]] on a plot of [[46,000 sq. m]]; [[722 other defendants]] were heard.',
    'The children and those persons were many people; version 1.2.3-5 cases.',
    'No one people can own it.',
  ],
  glance: (text, start) => matchesAt(text, start, LAST),
  verify({ text, start, end }) {
    const from = startOfMatchBefore(text, start, BEFORE);
    if (from === undefined || /^one\b/i.test(text.slice(from, from + 4))) return undefined;
    return {
      start: from,
      end,
      confidence: 0.45,
      why: 'A number appears with what it counts or measures.',
    };
  },
};
