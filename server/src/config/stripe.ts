import { z } from 'zod';

import type { ConfigurationSection } from './entry.ts';
import { serviceAddress } from './service-address.ts';

/** Card payments through Stripe, instead of the embedded checkout. */
export const stripeSection = {
  title: 'Payments through Stripe',
  entries: {
    secretKey: {
      variable: 'STRIPE_SECRET_KEY',
      doc: 'The secret or restricted key of your Stripe account; `npm run stripe:setup` creates the prices',
      schema: z
        .string()
        .regex(/^[rs]k_(test|live)_\w+$/, 'must be a secret or restricted key (sk_… or rk_…)')
        .optional(),
      defaultText: 'none: the embedded checkout, which takes test cards alone',
      isSecret: true,
    },
    webhookSecret: {
      variable: 'STRIPE_WEBHOOK_SECRET',
      doc: 'The signing secret of the webhook endpoint at Stripe, which is PUBLIC_URL followed by `/api/billing/webhook`',
      schema: z
        .string()
        .regex(/^whsec_\S+$/, 'must be a signing secret (whsec_…)')
        .optional(),
      defaultText: 'none',
      neededWith: 'STRIPE_SECRET_KEY',
      isSecret: true,
    },
    apiBase: {
      variable: 'STRIPE_API_BASE',
      doc: 'A different address instead of Stripe, for tests against `stripe-mock`; refused with a live key',
      schema: serviceAddress.optional(),
      defaultText: 'https://api.stripe.com',
    },
  },
} satisfies ConfigurationSection;
