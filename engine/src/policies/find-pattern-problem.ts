import { analyse } from 'scslre';

import { findPatternFlaw, type PatternFlaw } from './find-pattern-flaw.ts';
import { wholePattern } from './whole-pattern.ts';

const LONG_PATTERN = 1000;
/** A repetition with at least this upper bound is as slow as an unbounded one when it is retried from every place. */
const LONG_REPETITION = 30;
const FLAWS: Readonly<Record<PatternFlaw, string>> = {
  'matches-empty-text': 'matches the empty text, and so at every place',
  ambiguous: 'may take very long on some texts: a repetition can match the same text in many ways',
  'too-new':
    'is written in a way that cannot be examined, such as (?i:…) or two groups of one name',
  'too-large': 'is too large to be examined: write several shorter ones',
};
const RANGE = /\{\d+,(\d+)\}/g;

/**
 * Why a regular expression must not be run on untrusted text; undefined when its syntax is valid and its time linear
 * for every text. A repetition that can match the same characters in two ways, or that is retried from each of them,
 * makes the time quadratic or worse (ReDoS).
 */
export function findPatternProblem(pattern: string, flags: string): string | undefined {
  if (pattern.length > LONG_PATTERN) {
    return `is longer than ${LONG_PATTERN.toLocaleString('en')} characters`;
  }
  const illegal = findSyntaxProblem(pattern, flags);
  if (illegal !== undefined) return illegal;
  if (new RegExp(pattern, flags).test('')) return FLAWS['matches-empty-text'];
  const flaw = findPatternFlaw(pattern, flags);
  if (flaw !== undefined) return FLAWS[flaw];
  const cause = superLinearCause(pattern, flags);
  return cause && `may take very long on some texts: ${cause}`;
}

/**
 * Like `findPatternProblem`, for a regular expression that has to match a whole value, so that it is tried only at its
 * beginning.
 */
export function findWholePatternProblem(pattern: string, flags: string): string | undefined {
  // An invalid expression may become valid within the brackets.
  return findSyntaxProblem(pattern, flags) ?? findPatternProblem(wholePattern(pattern), flags);
}

function findSyntaxProblem(pattern: string, flags: string): string | undefined {
  try {
    void new RegExp(pattern, flags);
    return undefined;
  } catch (error) {
    return `is no regular expression (${error instanceof Error ? error.message : 'unknown'})`;
  }
}

function superLinearCause(source: string, flags: string): string | undefined {
  const [report] = analyse({ source, flags }, { maxReports: 1 }).reports;
  if (report !== undefined) {
    const repeated = JSON.stringify(report.character.pick);
    return `a long run of ${repeated} makes it try again and again. Bound the repetition, as in {1,20}`;
  }
  const endless = source.replaceAll(RANGE, (range, max: string) =>
    Number(max) < LONG_REPETITION ? range : '+',
  );
  const [trade] = analyse(
    { source: endless, flags },
    { maxReports: 1, reportTypes: { Move: false } },
  ).reports;
  return (
    trade &&
    `two long repetitions can share a run of ${JSON.stringify(trade.character.pick)} in many ways`
  );
}
