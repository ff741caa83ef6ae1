import type { Certificate, Issue } from '@proviso/contracts';

import { isCounted } from '../review/is-counted.ts';

/**
 * The findings of a report at which nothing was changed in a copy. A certificate names its changes by place and type;
 * what overlaps a changed passage went with it.
 */
export function leftAlone(issues: readonly Issue[], edits: Certificate['edits']): Issue[] {
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
