import type { SubscriptionStatus } from '@proviso/contracts';

import { Badge } from '#web/ui/badge.tsx';

import { allowanceOf, usageTone } from './allowance.ts';
import { texts } from './texts.ts';

/** How much is used, and the plan; nothing where there is no limit. */
export function UsageBadges({ status }: { readonly status: SubscriptionStatus | undefined }) {
  const allowance = allowanceOf(status);
  if (allowance === null) return null;
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={usageTone(allowance)}>{texts.used(allowance.used, allowance.limit)}</Badge>
      <Badge>{texts.plan(allowance.plan)}</Badge>
    </span>
  );
}
