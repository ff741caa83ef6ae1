import type { SubscriptionStatus } from '@proviso/contracts';

import { useConfiguration } from '#web/product/configuration.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

import { allowanceOf, usageTone } from './allowance.ts';
import { texts } from './texts.ts';

/** The usage and the plan; renders nothing when there is no limit. */
export function UsageBadges({
  status,
  isPending,
}: {
  readonly status: SubscriptionStatus | undefined;
  /** Reserves space while loading. */
  readonly isPending: boolean;
}) {
  const sells = (useConfiguration()?.billing ?? 'off') !== 'off';
  if (isPending && sells) return <Skeleton className="h-6 w-52" />;
  const allowance = allowanceOf(status);
  if (allowance === null) return null;
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={usageTone(allowance)}>{texts.used(allowance.used, allowance.limit)}</Badge>
      <Badge>{texts.plan(allowance.plan)}</Badge>
    </span>
  );
}
