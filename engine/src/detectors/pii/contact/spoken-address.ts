import type { Match, Place } from '#engine/detector.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import { matchAt } from '#engine/text/match-at.ts';

const PART = '[a-z0-9]{1,30}';
/** Up to the last word “dot” in the host name. */
const LOCAL_AND_HOST = endingAtOffset(
  `(?<![\\w.])(?!(?:look|looking|meet|meeting|me|us|see|available|live|sit|is|are|was|were|be|here|home|start|starts) )${PART}(?: (?:dot|underscore|dash|hyphen) ${PART}){0,3} at ${PART}(?: (?:dot|dash|hyphen) ${PART}){0,2} `,
  'i',
);
const SUFFIX =
  /[ ](?:com|org|net|info|edu|gov|eu|example|co dot (?:uk|nz|za|in|jp)|(?:com|org|net) dot (?:au|sg|br)|uk|ie|de|fr|nl|ca|in|au|nz|it|es|ch|at|be|se|no|dk|pl)(?! dot )(?!\w)/iy;
/** "Look at" also precedes a website, so mail must be mentioned. */
const MAIL_BEFORE = /(?:e-?mail|mail (?:me|him|her|us)|write to|address|reach)\b[^\n]{0,40}$/i;

/** A spelled-out address: `jane dot roe at example dot com`, where mail is mentioned. */
export function spokenAddress({ text, start, end }: Place): Match | undefined {
  const suffix = matchAt(text, end, SUFFIX)?.[0];
  const from = suffix === undefined ? undefined : startOfMatchBefore(text, start, LOCAL_AND_HOST);
  if (suffix === undefined || from === undefined) return undefined;
  if (!MAIL_BEFORE.test(text.slice(0, from))) return undefined;
  const why = 'The parts of an e-mail address as they are said, where mail is spoken of.';
  return { start: from, end: end + suffix.length, confidence: 0.8, why };
}
