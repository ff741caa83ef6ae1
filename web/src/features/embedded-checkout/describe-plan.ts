import { offerOf, type EmbeddedPortal, type PaidPlan } from '@proviso/contracts';

import { formatUtcDate } from '#web/lib/format/format-date.ts';

import { formatMoney } from './format-money.ts';
import { texts } from './texts.ts';

const { portal: words, planNames } = texts;

/** A subscription that is not over. */
export type Running = NonNullable<EmbeddedPortal['subscription']>;

export function isLarger(plan: PaidPlan, other: PaidPlan): boolean {
  return offerOf(plan).price > offerOf(other).price;
}

/** Whether the plan is lost unless a card is saved. */
export function asksForCard({ state, isEnding }: Running, hasCard: boolean): boolean {
  return !isEnding && (state === 'past_due' || (state === 'trialing' && !hasCard));
}

/** What happens to the subscription if nothing is done. */
export function describeOutlook(subscription: Running, hasCard: boolean): string {
  const { plan, nextPlan, state, isEnding } = subscription;
  const date = endOf(subscription);
  if (isEnding) {
    const ends = words.endsOn(date);
    return nextPlan === null ? ends : `${ends} ${words.resumedAs(planNames[nextPlan])}`;
  }
  if (state === 'past_due') return words.failed(date);
  if (nextPlan !== null) return words.next(planNames[nextPlan], date);
  if (state === 'active') return words.renews(date);
  const then = hasCard ? words.thenCharged(formatMoney(offerOf(plan).price)) : words.needsCard;
  return `${words.trialEnds(date)} ${then}`;
}

/** What a change to another plan does, and what it costs. */
export function describeChange(subscription: Running, wanted: PaidPlan, used: number): string {
  const { isEnding } = subscription;
  const effect = describeEffect(subscription, wanted, used);
  return isEnding ? `${effect} ${words.stillEnds(endOf(subscription))}` : effect;
}

function describeEffect(
  { plan, state, changeCosts }: Running,
  wanted: PaidPlan,
  used: number,
): string {
  const { limit } = offerOf(wanted);
  if (state === 'trialing') {
    return used < limit
      ? words.wantedTrial
      : `${words.wantedTrial} ${words.usedUp(used, planNames[wanted], limit)}`;
  }
  if (!isLarger(wanted, plan)) return words.wantedDowngrade;
  return words.wantedUpgrade(formatMoney(changeCosts[wanted]));
}

/** What is lost when the subscription is canceled, and when. */
export function describeCancellation(subscription: Running): string {
  const { name, limit } = offerOf(subscription.plan);
  return words.cancelEffect(name, limit, endOf(subscription));
}

function endOf({ paymentDueAt, periodEnd }: Running): string {
  return formatUtcDate(paymentDueAt ?? periodEnd);
}
