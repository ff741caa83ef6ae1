import { CAPITALS, LETTERS } from '#engine/text/letters.ts';
import { oneLine } from '#engine/text/one-line.ts';

const NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const UNIT = oneLine`(?:cm|mm|metres?|km|kilometres?|miles|mph|km/h|kg|kilograms?|grams?|g|litres?|ml
    |hectares?|sq\\.? ?m|m2|m²|%|per cent|percent)(?![${LETTERS}])`;

/** Patterns for figures that identify a case: times of day, measurements, votes of a bench, numbered units. */
export const CASE_FIGURES: readonly string[] = [
  `(?<![\\d.,])\\d{1,2}(?:[.:]\\d{2})? ?[ap](?:\\.m\\.?|m(?![${LETTERS}]))`,
  `(?<=(?:at|about|around|until|between|and) )\\d{1,2}[.:]\\d{2}(?![\\d/])`,
  `(?<![\\d.,])\\d+(?:[.,]\\d+)?(?: ?[x×–-] ?\\d+(?:[.,]\\d+)?)? ?${UNIT}`,
  `(?<!\\d)\\d{1,3}(?:st|nd|rd|th)(?: [${CAPITALS}][${LETTERS}’'-]+)+`,
  `by (?:${NUMBER} votes?|a majority of ${NUMBER}(?: votes?)?) to (?:${NUMBER}|none)(?![${LETTERS}])`,
];
