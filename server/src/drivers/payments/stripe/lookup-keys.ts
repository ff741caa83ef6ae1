import { type PaidPlan, PLAN_OFFERS } from '@proviso/contracts';
import type { Stripe } from 'stripe';

/** The name by which a plan's price is found, in whatever account of Stripe's. */
export function lookupKeyOf(plan: PaidPlan): string {
  return `proviso_${plan}_monthly`;
}

/** The plan that a price stands for. Its mark stays when a newer price takes the name over. */
export function planOfPrice({
  lookup_key: key,
  metadata,
}: Pick<Stripe.Price, 'lookup_key' | 'metadata'>): PaidPlan | null {
  const offer = PLAN_OFFERS.find(
    ({ id }) => metadata['proviso_plan'] === id || key === lookupKeyOf(id),
  );
  return offer?.id ?? null;
}
