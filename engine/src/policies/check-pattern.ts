import { analyse } from 'scslre';

const LONG_PATTERN = 1000;
/** A bounded repetition that is at least this long is as bad as an unbounded one when it is ambiguous. */
const LONG_REPETITION = /\{\d*,\d+\}/g;

/**
 * Why a regular expression must not be run over a text that anybody may have written; undefined when it is safe: of
 * legal syntax, and in linear time whatever the text. A repetition that can match the same characters in two ways,
 * or that is tried again from each of them, makes the time grow with the square of the text or worse.
 */
export function whyUnsafe(pattern: string, flags: string): string | undefined {
  if (pattern.length > LONG_PATTERN) {
    return `is longer than ${LONG_PATTERN.toLocaleString('en')} characters`;
  }
  try {
    if (new RegExp(pattern, flags).test('')) return 'matches nothing at all, which is everywhere';
  } catch (error) {
    return `is no regular expression (${error instanceof Error ? error.message : 'unknown'})`;
  }
  const cause = superLinearCause(pattern, flags);
  return cause && `may take very long on some texts: ${cause}`;
}

function superLinearCause(source: string, flags: string): string | undefined {
  const [report] = analyse({ source, flags }, { maxReports: 1 }).reports;
  if (report !== undefined) {
    const repeated = JSON.stringify(report.character.pick);
    return `a long run of ${repeated} makes it try again and again. Bound the repetition, as in {1,20}`;
  }
  const unbounded = source.replaceAll(LONG_REPETITION, '+');
  const isAmbiguous = analyse(
    { source: unbounded, flags },
    { reportTypes: { Move: false } },
  ).reports.some(({ exponential }) => exponential);
  return isAmbiguous
    ? 'a repetition within a repetition can match the same text in many ways'
    : undefined;
}
