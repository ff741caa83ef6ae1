import { type PaidPlan, PLAN_OFFERS } from '@proviso/contracts';
import type { Stripe } from 'stripe';

/** The lookup key of a plan's price, in any Stripe account. */
export function lookupKeyOf(plan: PaidPlan): string {
  return `proviso_${plan}_monthly`;
}

/** The plan a price stands for. Its metadata remains when a newer price takes over the lookup key. */
export function planOfPrice({
  lookup_key: key,
  metadata,
}: Pick<Stripe.Price, 'lookup_key' | 'metadata'>): PaidPlan | null {
  const offer = PLAN_OFFERS.find(
    ({ id }) => metadata['proviso_plan'] === id || key === lookupKeyOf(id),
  );
  return offer?.id ?? null;
}
