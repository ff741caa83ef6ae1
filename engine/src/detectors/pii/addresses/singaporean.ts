import type { Match, Place } from '#engine/detector.ts';
import { isDigitAt } from '#engine/text/ascii.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';

/** The city before its six-digit code. */
export const SINGAPORE_CODES: readonly string[] = [
  'singapore ######',
  "s'pore ######",
  's(######)',
  'singapore(######)',
  'singapore (######)',
];

/** A block or number, the words of a street in Malay or English, and a unit. */
const STREET = endingAtOffset(
  String.raw`(?<![\p{L}\d#])(?:(?:Blk|BLK|Block|Apt Blk) ?)?\d{1,4}[A-Z]?,? (?:\p{Lu}[\p{L}'’.]{1,20}|\d{1,2})(?: (?:\p{Lu}[\p{L}'’.]{1,20}|\d{1,3}[A-Z]?)){0,4}(?:,?[ \n]{1,3}#?[A-Z\d]{1,3}-\d{1,4}[A-Z]?)?(?:,? (?:\p{Lu}[\p{L}'’.]{2,20} ){0,2}\p{Lu}[\p{L}'’.]{2,20})?,?\s{1,12}`,
  'u',
);

/** An address that ends with the city and its code: `16 Jalan Kechot #03-08, Singapore 128622`. */
export function singaporeanAddress({ text, start, end }: Place): Match | undefined {
  if (isDigitAt(text, end)) return undefined;
  const from = startOfMatchBefore(text, start, STREET);
  if (from === undefined) return undefined;
  const why = 'A number, a street and a unit appear before Singapore and its postal code.';
  return { start: from, end, confidence: 0.94, why };
}
