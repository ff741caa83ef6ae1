import { offerOf, PAYMENT_GRACE_DAYS, type PaidPlan } from '@proviso/contracts';
import type { Selectable } from 'kysely';

import { DAY_MS } from '#server/calendar/durations.ts';
import type { Schema } from '#server/tables/schema.ts';

type SubscriptionRow = Selectable<Schema['embedded_subscriptions']>;

/** How long a subscription whose payment failed waits for another card. */
export const GRACE_MS = PAYMENT_GRACE_DAYS * DAY_MS;

/** When a subscription whose payment failed is given up; null while nothing is outstanding. */
export function paymentDueAt({
  state,
  period_start: start,
}: Pick<SubscriptionRow, 'state' | 'period_start'>): number | null {
  return state === 'past_due' ? start + GRACE_MS : null;
}

/** When a canceled subscription ends: after its period, but an unpaid one is not kept that long. */
export function endsAt(subscription: SubscriptionRow): number | null {
  if (subscription.is_ending === 0) return null;
  return paymentDueAt(subscription) ?? subscription.period_end;
}

/** The amount in cents that a change to a plan charges immediately: for a larger one, the rest of the paid period. */
export function changeCost(subscription: SubscriptionRow, plan: PaidPlan, now: number): number {
  const difference = monthlyCents(plan) - monthlyCents(subscription.plan);
  if (difference <= 0 || subscription.state === 'trialing') return 0;
  return Math.round(difference * remainingShare(subscription, now));
}

export function monthlyCents(plan: PaidPlan): number {
  return offerOf(plan).price * 100;
}

function remainingShare(
  { period_start: start, period_end: end }: SubscriptionRow,
  now: number,
): number {
  return Math.max(0, Math.min(1, (end - now) / (end - start)));
}
