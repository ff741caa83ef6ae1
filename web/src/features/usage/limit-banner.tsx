import type { SubscriptionStatus } from '@proviso/contracts';
import type { ReactNode } from 'react';

import { formatUtcDate } from '#web/lib/format/format-date.ts';
import { Banner } from '#web/ui/banner.tsx';

import { allowanceOf, isAtLimit } from './allowance.ts';
import { texts } from './texts.ts';

/** Says that the allowance is used up, and what can be done: upgrade, or wait for it to reset. */
export function LimitBanner({
  status,
  upgrade,
}: {
  readonly status: SubscriptionStatus | undefined;
  /** The button for upgrading to a larger plan; null if there is none. */
  readonly upgrade: ReactNode;
}) {
  const allowance = allowanceOf(status);
  if (allowance === null || !isAtLimit(allowance)) return null;
  return (
    <Banner title={texts.limitReached}>
      {upgrade === null
        ? texts.limitExplained(allowance.limit, allowance.plan, formatUtcDate(allowance.resetsAt))
        : texts.limitUpgrade(allowance.limit, allowance.plan)}
      {upgrade !== null && <div className="mt-3">{upgrade}</div>}
    </Banner>
  );
}
