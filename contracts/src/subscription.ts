import { z } from 'zod';

import { planSchema } from './profile.ts';

/** The account's plan and what is left of its allowance. */
export const subscriptionStatusSchema = z.object({
  plan: planSchema,
  documentsUsed: z.int().nonnegative(),
  /** Null when the operator has switched billing off: no limit. */
  limit: z.int().nonnegative().nullable(),
  remainingDocuments: z.int().nonnegative().nullable(),
  /** When the allowance resets. */
  resetsAt: z.iso.datetime(),
  /** The paid subscription; null on the free plan. */
  subscription: z
    .object({
      state: z.enum(['trialing', 'active', 'past_due']),
      /** When it ends and the plan returns to free; null while it renews. */
      endsAt: z.iso.datetime().nullable(),
      /** When the plan is lost unless a failed payment is made good; null when none failed, or that day is unknown. */
      paymentDueAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Whether a portal is available: invoices outlive a subscription. */
  isCustomer: z.boolean(),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;
