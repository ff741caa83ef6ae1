import type { SubscriptionStatus } from '@proviso/contracts';

import { formatUtcDate } from '#web/lib/format/format-date.ts';

import { texts } from './texts.ts';

/** Whether a plan will be lost unless its failed payment is made good. */
export function isPaymentOverdue({
  subscription,
}: Pick<SubscriptionStatus, 'subscription'>): boolean {
  return subscription?.state === 'past_due' && subscription.endsAt === null;
}

/** The state of a subscription in one sentence; null without one. */
export function subscriptionFact({
  plan,
  subscription,
  resetsAt,
}: Pick<SubscriptionStatus, 'plan' | 'subscription' | 'resetsAt'>): string | null {
  if (subscription === null) return null;
  const { trialing, ending, active, past_due: pastDue, pastDueUntil } = texts.subscription;
  const { endsAt, state, paymentDueAt } = subscription;
  if (endsAt !== null) return ending(plan, formatUtcDate(endsAt));
  if (state === 'past_due') {
    return paymentDueAt === null ? pastDue : pastDueUntil(formatUtcDate(paymentDueAt));
  }
  return (state === 'trialing' ? trialing : active)(formatUtcDate(resetsAt));
}
