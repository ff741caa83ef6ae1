import type { Finding } from '#engine/vocabulary.ts';

/**
 * The findings without passages that appear to describe misconduct where a rule names it: it discriminates. Whoever
 * looks for discrimination must not find it under another head, and one passage needs one explanation.
 */
export function dropNamedMisconduct(findings: readonly Finding[]): readonly Finding[] {
  const named = findings.filter(
    ({ category, source, severity }) =>
      category === 'discrimination' && source.kind === 'rule' && severity === 'high',
  );
  if (named.length === 0) return findings;
  return findings.filter(
    ({ type, source, start, end }) =>
      type !== 'breach-of-conduct' ||
      source.kind === 'rule' ||
      named.every((one) => one.end <= start || one.start >= end),
  );
}
