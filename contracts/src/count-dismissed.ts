import type { Issue } from './analysis.ts';

/** How many findings of a report do not raise a flag only because they are dismissed or their values allowed. */
export function countDismissed(issues: readonly Issue[]): number {
  return issues.filter(
    ({ isInformational, decision }) => !isInformational && decision !== undefined,
  ).length;
}
