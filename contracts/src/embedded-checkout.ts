import { z } from 'zod';

import { paidPlanSchema } from './billing.ts';
import { webAddressSchema } from './web-address.ts';

/** A card as typed; it is checked and never stored. */
export const cardSchema = z.strictObject({
  number: z.string().max(40),
  /** Month and year, as `12 / 34`. */
  expiry: z.string().max(9),
  cvc: z.string().max(4),
});
export type Card = z.infer<typeof cardSchema>;

/** What the embedded checkout's payment page shows. */
export const embeddedCheckoutSchema = z.object({
  plan: paidPlanSchema,
  /** Null for an account whose address is not proven. */
  email: z.string().nullable(),
  /** Free days; 0 when the card is charged immediately. */
  trialDays: z.int().nonnegative(),
  /** `confirming` while the bank asks the card's owner for confirmation. */
  state: z.enum(['open', 'confirming', 'complete', 'expired']),
  /** Where to go when the purchase is canceled, or complete. */
  cancelUrl: webAddressSchema,
  successUrl: webAddressSchema,
});
export type EmbeddedCheckout = z.infer<typeof embeddedCheckoutSchema>;

/** `POST …/pay`: no card when a trial begins. */
export const payRequestSchema = z.strictObject({ card: cardSchema.optional() });

/** `POST …/confirm` of a checkout or a portal: the user's answer to the bank. */
export const confirmRequestSchema = z.strictObject({ isApproved: z.boolean() });

const invoiceSchema = z.object({
  number: z.string(),
  plan: paidPlanSchema,
  /** In US dollars. */
  amount: z.number().nonnegative(),
  status: z.enum(['paid', 'open', 'void']),
  createdAt: z.iso.datetime(),
});

/** What the embedded checkout's portal shows; no subscription when none is running. */
export const embeddedPortalSchema = z.object({
  /** Null for an account whose address was not proven at the first purchase. */
  email: z.string().nullable(),
  card: z.object({ last4: z.string() }).nullable(),
  /** Whether the bank asks the owner of a new card for confirmation before it is saved. */
  isConfirming: z.boolean(),
  returnUrl: webAddressSchema,
  /** The plan the user came here for. */
  wantedPlan: paidPlanSchema.nullable(),
  subscription: z
    .object({
      plan: paidPlanSchema,
      /** The plan from the next period on, when it differs. */
      nextPlan: paidPlanSchema.nullable(),
      state: z.enum(['trialing', 'active', 'past_due']),
      periodEnd: z.iso.datetime(),
      /** When a subscription whose payment failed is given up; null while nothing is outstanding. */
      paymentDueAt: z.iso.datetime().nullable(),
      isEnding: z.boolean(),
      /** What a change to each plan charges immediately, in US dollars. */
      changeCosts: z.object({ starter: z.number().nonnegative(), pro: z.number().nonnegative() }),
    })
    .nullable(),
  invoices: z.array(invoiceSchema),
});
export type EmbeddedPortal = z.infer<typeof embeddedPortalSchema>;

/** `POST …/plan` of a portal. */
export const changePlanRequestSchema = z.strictObject({ plan: paidPlanSchema });

/** `POST …/renewal` of a portal: whether the subscription renews after its period. */
export const renewalRequestSchema = z.strictObject({ isEnding: z.boolean() });
