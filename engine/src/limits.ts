import { type Finding, SEVERITIES } from './vocabulary.ts';

/** No report holds more findings than this; the most serious are kept. */
export const MAX_FINDINGS = 20_000;

/** The findings that a report may hold, in their order: those that raise a flag first, of them the gravest. */
export function mostSerious(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= MAX_FINDINGS) return findings;
  const bySeverity = findings.toSorted((one, other) => weightOf(other) - weightOf(one));
  const kept = new Set(bySeverity.slice(0, MAX_FINDINGS));
  return findings.filter((finding) => kept.has(finding));
}

function weightOf({ isInformational, severity }: Finding): number {
  return isInformational ? -1 : SEVERITIES.indexOf(severity);
}
