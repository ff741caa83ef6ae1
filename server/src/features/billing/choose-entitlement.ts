import { type PaidPlan, PLANS } from '@proviso/contracts';

import type { PaidSubscription } from '#server/ports/payments.ts';

/** What an account may use by what it has bought. */
export interface Entitlement extends Pick<
  PaidSubscription,
  'periodStart' | 'periodEnd' | 'endsAt'
> {
  readonly plan: PaidPlan;
  readonly state: 'trialing' | 'active' | 'past_due';
}

/**
 * What a customer's subscriptions are good for: the larger plan of those that run. One whose payment failed keeps
 * its plan for as long as the payment service tries again.
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
