import { countYearsLongAgo } from '#engine/text/long-ago.ts';
import { oneLine } from '#engine/text/one-line.ts';
import type { Span } from '#engine/vocabulary.ts';

/** How far around a statement the years that it is about are looked for. */
const REACH = 900;
const MIN_YEARS = 2;
/** Words that show that a passage is about the present. */
const OF_TODAY = new RegExp(
  oneLine`(?<!\d)(?:19[5-9]\d|20\d\d)(?!\d)|(?<!\p{L})(?:Mrs?|Ms|Miss|Dr|I|my|we|our|you|your)(?!\p{L})`,
  'u',
);

/**
 * Whether a statement stands in a passage on people who died long ago: data protection is for the living (GDPR, recital
 * 27).
 */
export function isOfThePast(text: string, { start, end }: Span): boolean {
  const around = text.slice(Math.max(0, start - REACH), end + REACH);
  return countYearsLongAgo(around) >= MIN_YEARS && !OF_TODAY.test(around);
}
