import type { Issue } from './analysis.ts';

/** How many findings of a report would raise a flag, had they not been dismissed or their values been allowed. */
export function countDismissed(issues: readonly Issue[]): number {
  return issues.filter(
    ({ isInformational, decision }) => !isInformational && decision !== undefined,
  ).length;
}
