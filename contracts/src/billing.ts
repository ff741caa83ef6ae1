import { z } from 'zod';

import { planSchema } from './profile.ts';
import { webAddressSchema } from './web-address.ts';

/** The plans that can be bought. */
export const paidPlanSchema = planSchema.exclude(['free']);
export type PaidPlan = z.infer<typeof paidPlanSchema>;

/** Trial days at the start of an account's first subscription. */
export const TRIAL_DAYS = 14;

/** How long the embedded checkout waits for another card after a failed payment. */
export const PAYMENT_GRACE_DAYS = 7;

/** A plan as offered for sale. */
export interface PlanOffer {
  readonly id: PaidPlan;
  readonly name: string;
  /** In US dollars per month. */
  readonly price: number;
  readonly period: 'month';
  /** Analyses per period. */
  readonly limit: number;
  readonly description: string;
  readonly features: readonly string[];
  readonly isMostPopular: boolean;
}

/** The price list, cheapest first. */
export const PLAN_OFFERS = [
  {
    id: 'starter',
    name: 'Starter',
    price: 19,
    period: 'month',
    limit: 50,
    description: 'For individuals and small teams',
    features: [
      '50 document analyses per month',
      'Advanced compliance detection',
      'PDF and Word support',
      'Email support',
    ],
    isMostPopular: false,
  },
  {
    id: 'pro',
    name: 'Pro',
    price: 49,
    period: 'month',
    limit: 500,
    description: 'For teams that review documents every day',
    features: [
      '500 analyses per month',
      'Priority detection',
      'All formats',
      'Priority support',
      'Custom integrations',
      'Advanced reporting',
    ],
    isMostPopular: true,
  },
] as const satisfies readonly PlanOffer[];

/** The offer for a paid plan. */
export function offerOf(plan: PaidPlan): PlanOffer {
  const offer = PLAN_OFFERS.find(({ id }) => id === plan);
  if (offer === undefined) throw new Error(`The plan ${plan} is not offered.`);
  return offer;
}

/** `POST /api/checkout/create-checkout-session`. The account's own address is used, whatever is sent. */
export const checkoutRequestSchema = z.strictObject({
  plan: paidPlanSchema,
  email: z.unknown().optional(),
});

/** Where to send the browser next. */
export const redirectSchema = z.object({ url: webAddressSchema });
