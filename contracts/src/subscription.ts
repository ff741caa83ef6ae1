import { z } from 'zod';

import { planSchema } from './profile.ts';

/** The account's plan and what is left of its allowance. */
export const subscriptionStatusSchema = z.object({
  plan: planSchema,
  documentsUsed: z.int().nonnegative(),
  /** Null where the operator has switched billing off: no limit. */
  limit: z.int().nonnegative().nullable(),
  remainingDocuments: z.int().nonnegative().nullable(),
  /** When the allowance starts anew. */
  resetsAt: z.iso.datetime(),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;
