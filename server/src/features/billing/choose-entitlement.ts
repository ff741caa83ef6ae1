import { type PaidPlan, PLANS } from '@proviso/contracts';

import type { PaidSubscription } from '#server/ports/payments.ts';

/** What an account is entitled to by its purchases. */
export interface Entitlement extends Pick<
  PaidSubscription,
  'periodStart' | 'periodEnd' | 'endsAt'
> {
  readonly plan: PaidPlan;
  readonly state: 'trialing' | 'active' | 'past_due';
}

/**
 * The entitlement of a customer's subscriptions: the largest plan among those that run. A subscription whose payment
 * failed keeps its plan for as long as the payment service retries.
 */
export function chooseEntitlement(subscriptions: readonly PaidSubscription[]): Entitlement | null {
  const entitlements = subscriptions.flatMap(({ plan, state, periodStart, periodEnd, endsAt }) =>
    plan === null || state === 'dormant' || state === 'over'
      ? []
      : [{ plan, state, periodStart, periodEnd, endsAt }],
  );
  const [best] = entitlements.sort((a, b) => PLANS.indexOf(b.plan) - PLANS.indexOf(a.plan));
  return best ?? null;
}
