import type { Issue } from '@proviso/contracts';

/** Whether a finding still counts: what is informational never did, and what was dismissed does no more. */
export function isCounted({ isInformational, decision }: Issue): boolean {
  return !isInformational && decision === undefined;
}
