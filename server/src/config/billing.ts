import { z } from 'zod';

import type { ConfigurationSection } from './entry.ts';

/** How much each account may analyze. */
export const billingSection = {
  title: 'Plans and allowance',
  entries: {
    mode: {
      variable: 'BILLING',
      doc: '`off` lifts every limit and hides plans; `on` counts each account against its plan, and sells plans through Stripe or, without a Stripe key, through the embedded checkout; `embedded` is `on` with the embedded checkout always',
      schema: z.enum(['on', 'off', 'embedded'], 'must be on, off or embedded').default('on'),
      defaultText: 'on',
    },
    planFreeLimit: {
      variable: 'PLAN_FREE_LIMIT',
      doc: 'Analyses per calendar month for an account on the free plan',
      schema: z
        .string()
        .regex(/^\d{1,9}$/, 'must be a whole number')
        .transform(Number)
        .default(10),
      defaultText: '10',
    },
  },
} satisfies ConfigurationSection;
