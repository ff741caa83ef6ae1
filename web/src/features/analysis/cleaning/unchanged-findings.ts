import type { Certificate, Issue } from '@proviso/contracts';

import { isCounted } from '../review/is-counted.ts';

/**
 * The findings of a report that a copy leaves unchanged. A certificate lists its changes by place and type; a finding
 * that overlaps a changed passage was removed with it.
 */
export function unchangedFindings(issues: readonly Issue[], edits: Certificate['edits']): Issue[] {
  const changed = new Set(edits.map(({ place, label = '' }) => `${place} ${label}`));
  const [touched, untouched] = [[] as Issue[], [] as Issue[]];
  for (const issue of issues) {
    const isTouched = changed.has(`${issue.location} ${issue.type}`);
    (isTouched ? touched : untouched).push(issue);
  }
  return untouched.filter(
    (issue) =>
      isCounted(issue) && !touched.some(({ start, end }) => start < issue.end && end > issue.start),
  );
}
