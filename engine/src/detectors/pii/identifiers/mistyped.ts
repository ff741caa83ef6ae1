import type { Match } from '#engine/detector.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import type { Span } from '#engine/vocabulary.ts';

/**
 * The confidence for a number with a wrong check digit after a name that nothing else has: it may contain a typo in one
 * digit.
 */
export const WRONG_CHECK_DIGIT: Pick<Match, 'confidence' | 'why'> = {
  confidence: 0.7,
  why: 'A number in the expected format appears with its own label, but its check digit or its range is invalid.',
};

/** What may come between a label and its number. */
const BETWEEN = String.raw`(?:[ -]?(?:no|nr|nummer|number|num|n\.?º|n°)(?![\p{L}]))?\.?(?: ?\((?:for|if|of|not)[^()\n]{1,30}\))?(?: (?:is|was|är|er|ist))?[ \t]{0,3}(?:[:#=|]|\.{2,40}|_{2,40})?[ \t]{0,24}(?:\r?\n[ \t]{0,8})?`;

/** Forms and guides print numbers that belong to nobody. */
const OF_NOBODY =
  /^[ \t,;:–-]{0,3}\(?(?:(?:is|as|was|for) )?(?:(?:an?|the|only) )?(?:samples?|specimens?|examples?|dummy|fake|test|placeholder|invalid|not (?:valid|real|accepted)|wrong|void)(?!\p{L})/iu;
const LONGEST_REMARK = 32;

/** Reads the number immediately after one of these labels. */
export function mistypedReader(
  labels: readonly string[],
): (text: string, span: Span) => Match | undefined {
  const ways = labels.map((label) => label.replaceAll(/[.()]/g, String.raw`\$&`)).join('|');
  const label = endingAtOffset(String.raw`(?<![\p{L}\d-])(?:${ways})${BETWEEN}`, 'iu');
  return (text, { start, end }) =>
    startOfMatchBefore(text, start, label) === undefined ||
    OF_NOBODY.test(text.slice(end, end + LONGEST_REMARK))
      ? undefined
      : { start, end, ...WRONG_CHECK_DIGIT };
}
