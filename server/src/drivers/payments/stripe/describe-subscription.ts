import type { Stripe } from 'stripe';

import type { PaidSubscription, SubscriptionState } from '#server/ports/payments.ts';

import { planOfPrice } from './lookup-keys.ts';

/** What is not named here is dormant: it gives nothing, and a second subscription is not sold beside it. */
const STATES: ReadonlyMap<string, SubscriptionState> = new Map([
  ['trialing', 'trialing'],
  ['active', 'active'],
  ['past_due', 'past_due'],
  ['canceled', 'over'],
  ['incomplete_expired', 'over'],
]);

/** A subscription of Stripe's in our words; undefined for one without an item, which sells nothing. */
export function describeSubscription(
  subscription: Stripe.Subscription,
): PaidSubscription | undefined {
  const [item] = subscription.items.data;
  if (item === undefined) return undefined;
  const endsAt =
    subscription.cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null);
  return {
    id: subscription.id,
    state: STATES.get(subscription.status) ?? 'dormant',
    plan: planOfPrice(item.price),
    // In this version of the API the period sits on the item.
    periodStart: item.current_period_start * 1000,
    periodEnd: item.current_period_end * 1000,
    endsAt: endsAt === null ? null : endsAt * 1000,
  };
}
