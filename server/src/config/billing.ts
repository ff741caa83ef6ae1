import { z } from 'zod';

import type { ConfigurationSection } from './entry.ts';

/** How much each account may analyse. */
export const billingSection = {
  title: 'Plans and allowance',
  entries: {
    mode: {
      variable: 'BILLING',
      doc: '`off` lifts every limit and hides plans; `on` counts each account against its plan',
      schema: z.enum(['on', 'off'], 'must be on or off').default('on'),
      defaultText: 'on',
    },
    planFreeLimit: {
      variable: 'PLAN_FREE_LIMIT',
      doc: 'Analyses that an account on the free plan has each calendar month',
      schema: z
        .string()
        .regex(/^\d{1,9}$/, 'must be a whole number')
        .transform(Number)
        .default(10),
      defaultText: '10',
    },
  },
} satisfies ConfigurationSection;
