import type { Stripe } from 'stripe';

import type { PaidSubscription, SubscriptionState } from '#server/ports/payments.ts';

import { planOfPrice } from './lookup-keys.ts';

/** A state not listed here is dormant: it entitles to nothing, and no second subscription is sold beside it. */
const STATES: ReadonlyMap<string, SubscriptionState> = new Map([
  ['trialing', 'trialing'],
  ['active', 'active'],
  ['past_due', 'past_due'],
  ['canceled', 'over'],
  ['incomplete_expired', 'over'],
]);

/** Converts a Stripe subscription; undefined for one without an item, which sells nothing. */
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
    // In this API version the period is a property of the item.
    periodStart: item.current_period_start * 1000,
    periodEnd: item.current_period_end * 1000,
    endsAt: endsAt === null ? null : endsAt * 1000,
  };
}
