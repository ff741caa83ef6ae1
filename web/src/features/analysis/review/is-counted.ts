import type { Issue } from '@proviso/contracts';

/** Whether a finding still counts: informational findings never do, and dismissed ones no longer do. */
export function isCounted({ isInformational, decision }: Issue): boolean {
  return !isInformational && decision === undefined;
}
