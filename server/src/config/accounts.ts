import { z } from 'zod';

import type { ConfigurationSection } from './entry.ts';

/** Who may have an account. */
export const accountsSection = {
  title: 'Accounts',
  entries: {
    signup: {
      variable: 'SIGNUP',
      doc: 'Whether anyone can create an account: `open` or `closed`',
      schema: z.enum(['open', 'closed'], 'must be open or closed').default('open'),
      defaultText: 'open',
    },
    passwordMinLength: {
      variable: 'PASSWORD_MIN_LENGTH',
      doc: 'Minimum password length, from 6 to 64 characters',
      schema: z
        .string()
        .regex(/^\d{1,2}$/, 'must be a whole number')
        .transform(Number)
        .refine((length) => length >= 6 && length <= 64, 'must be from 6 to 64')
        .default(6),
      defaultText: '6',
    },
  },
} satisfies ConfigurationSection;
