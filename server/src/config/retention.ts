import { MAX_RETENTION_DAYS } from '@proviso/contracts';
import { z } from 'zod';

import type { ConfigurationSection } from './entry.ts';

/** How long uploaded files are kept. */
export const retentionSection = {
  title: 'Retention',
  entries: {
    days: {
      variable: 'RETENTION_DAYS',
      doc: `Days after which uploaded files are deleted and their reports kept, from 1 to ${MAX_RETENTION_DAYS}; accounts can choose fewer`,
      schema: z
        .string()
        .regex(/^\d{1,4}$/, 'must be a whole number')
        .transform(Number)
        .refine(
          (days) => days >= 1 && days <= MAX_RETENTION_DAYS,
          `must be from 1 to ${MAX_RETENTION_DAYS}`,
        )
        .optional(),
      defaultText: 'files are kept until their owners delete them',
    },
  },
} satisfies ConfigurationSection;
