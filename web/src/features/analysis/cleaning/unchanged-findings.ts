import type { Certificate, Cleaning, Issue } from '@proviso/contracts';

import { isCounted } from '../review/is-counted.ts';

/**
 * The findings of a report that a copy leaves unchanged. A certificate lists its changes by place and type; a finding
 * that overlaps a changed passage was removed with it.
 */
export function unchangedFindings(issues: readonly Issue[], edits: Certificate['edits']): Issue[] {
  const changed = changedPlaces(edits);
  const [touched, untouched] = [[] as Issue[], [] as Issue[]];
  for (const issue of issues) {
    const isTouched = changed.has(placeOf(issue));
    (isTouched ? touched : untouched).push(issue);
  }
  return untouched.filter(
    (issue) => isCounted(issue) && !touched.some((other) => overlap(issue, other)),
  );
}

/**
 * The findings that a copy still contains because they had been dismissed when it was made, except for those that
 * overlap a passage that was changed for another finding.
 */
export function dismissedFindings(
  issues: readonly Issue[],
  edits: Certificate['edits'],
  cleanedAt?: Cleaning['cleanedAt'],
): Issue[] {
  const changed = changedPlaces(edits);
  const touched = issues.filter((issue) => isCounted(issue) && changed.has(placeOf(issue)));
  return issues.filter(
    (issue) =>
      !issue.isInformational &&
      wasDismissed(issue, cleanedAt) &&
      !touched.some((other) => overlap(issue, other)),
  );
}

function wasDismissed({ decision }: Issue, before: string | undefined): boolean {
  if (decision === undefined) return false;
  if (decision.reason === 'allowed-by-policy' || before === undefined) return true;
  return Date.parse(decision.decidedAt) <= Date.parse(before);
}

function changedPlaces(edits: Certificate['edits']): ReadonlySet<string> {
  return new Set(edits.map(({ place, label = '' }) => `${place} ${label}`));
}

function placeOf({ location, type }: Issue): string {
  return `${location} ${type}`;
}

function overlap(one: Issue, other: Issue): boolean {
  return one.start < other.end && one.end > other.start;
}
