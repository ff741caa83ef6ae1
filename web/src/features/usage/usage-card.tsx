import type { SubscriptionStatus } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { formatUtcDate } from '#web/lib/format/format-date.ts';
import { usedPercent } from '#web/lib/format/used-percent.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { RetryLine } from '#web/ui/retry-line.tsx';
import { Skeleton, SkeletonList } from '#web/ui/skeleton.tsx';

import { allowanceOf, usageTone, type Allowance } from './allowance.ts';
import { planBadge } from './plan-badge.ts';
import { subscriptionQuery } from './read-subscription.ts';
import { texts } from './texts.ts';

/** As tall as the content most accounts get. */
const TYPICAL: Allowance = {
  plan: 'free',
  used: 1,
  limit: 10,
  remaining: 9,
  resetsAt: '2026-12-01T00:00:00.000Z',
};

/** The plan and the usage of this period's allowance, above the available actions. */
export function UsageCard({ children }: { readonly children?: ReactNode }) {
  const { data: status, isPending, isError, refetch } = useQuery(subscriptionQuery);
  const allowance = allowanceOf(status);
  return (
    <Card>
      <CardHeader
        title={texts.title}
        actions={
          isPending ? (
            <Skeleton className="h-6 w-24" />
          ) : (
            status && (
              <span className="flex items-center gap-2 text-sm font-medium">
                {texts.plan(status.plan)}
                <StateBadge status={status} />
              </span>
            )
          )
        }
      />
      <div className="p-5">
        {isError && !status && <RetryLine text={texts.failed} onRetry={refetch} />}
        {!status && !isError && (
          <SkeletonList count={1} label={texts.loading}>
            <div className="animate-breathe rounded-md bg-low-wash">
              <div className="invisible">
                <UsageMeter allowance={TYPICAL} isEnding={false} />
              </div>
            </div>
          </SkeletonList>
        )}
        {allowance !== null && (
          <UsageMeter allowance={allowance} isEnding={Boolean(status?.subscription?.endsAt)} />
        )}
        {status && allowance === null && (
          <p className="text-sm text-ink-soft">
            <strong className="font-semibold text-ink">{texts.unlimited}.</strong>{' '}
            {texts.unlimitedExplained}
          </p>
        )}
      </div>
      {children}
    </Card>
  );
}

function StateBadge({ status }: { readonly status: SubscriptionStatus }) {
  const { tone, label } = planBadge(status);
  return <Badge tone={tone}>{label}</Badge>;
}

function UsageMeter({
  allowance,
  isEnding,
}: {
  readonly allowance: Allowance;
  /** The allowance of a plan that ends is not renewed. */
  readonly isEnding: boolean;
}) {
  return (
    <Meter
      title={texts.thisMonth}
      figures={texts.usedOf(allowance.used, allowance.limit)}
      percent={usedPercent(allowance.used, allowance.limit)}
      tone={usageTone(allowance)}
    >
      <span>{texts.remaining(allowance.remaining)}</span>
      {!isEnding && <span>{texts.resets(formatUtcDate(allowance.resetsAt))}</span>}
    </Meter>
  );
}
