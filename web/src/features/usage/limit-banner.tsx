import type { SubscriptionStatus } from '@proviso/contracts';

import { formatUtcDate } from '#web/lib/format-date.ts';
import { Banner } from '#web/ui/banner.tsx';

import { allowanceOf, isAtLimit } from './allowance.ts';
import { texts } from './texts.ts';

/** Says that the allowance is used up and when it starts anew; nothing before that. */
export function LimitBanner({ status }: { readonly status: SubscriptionStatus | undefined }) {
  const allowance = allowanceOf(status);
  if (allowance === null || !isAtLimit(allowance)) return null;
  return (
    <Banner title={texts.limitReached}>
      {texts.limitExplained(allowance.limit, allowance.plan, formatUtcDate(allowance.resetsAt))}
    </Banner>
  );
}
