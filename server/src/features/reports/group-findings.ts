import type { Issue } from '@proviso/contracts';
import { SEVERITIES } from '@proviso/engine/vocabulary';

/** Findings with the same text, each at its place. */
export type FindingGroup = readonly [Issue, ...Issue[]];

/** Groups findings by type and excerpt, the most serious first, otherwise in reading order. */
export function groupFindings(issues: readonly Issue[]): FindingGroup[] {
  const groups = new Map<string, [Issue, ...Issue[]]>();
  for (const issue of issues) {
    const key = groupKeyOf(issue);
    const group = groups.get(key);
    if (group) group.push(issue);
    else groups.set(key, [issue]);
  }
  return [...groups.values()].sort(([one], [other]) => rank(other) - rank(one));
}

/** A fully hidden value is never grouped with others. */
function groupKeyOf({ id, type, severity, excerpt, why }: Issue): string {
  const isLegible = /[^•\s]/u.test(excerpt);
  return JSON.stringify([type, severity, why, excerpt, isLegible ? null : id]);
}

function rank({ severity }: Issue): number {
  return SEVERITIES.indexOf(severity);
}
