import { z } from 'zod';

import type { ConfigurationSection } from './entry.ts';

/** The isolated processes that read, analyze and clean. */
export const workersSection = {
  title: 'Workers',
  entries: {
    concurrency: {
      variable: 'WORKERS',
      doc: 'How many documents are processed at once; each may take up to 512 MB of memory',
      schema: z
        .string()
        .regex(/^[1-9]\d?$/, 'must be a whole number from 1 to 99')
        .transform(Number)
        .optional(),
      defaultText: 'as many as there are processor cores, at most 8',
    },
    ready: {
      variable: 'WORKERS_READY',
      doc: '`on` keeps processes ready for the next document and text, which saves about a second; `off` starts them on demand, which saves their memory',
      schema: z.enum(['on', 'off'], 'must be on or off').default('on'),
      defaultText: 'on',
    },
  },
} satisfies ConfigurationSection;
