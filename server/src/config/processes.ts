import { z } from 'zod';

import type { ConfigurationSection } from './entry.ts';

/** How the work is divided among processes. */
export const processesSection = {
  title: 'Processes',
  entries: {
    role: {
      variable: 'PROVISO_ROLE',
      doc: 'What this process does: `web` answers requests, `worker` analyzes uploads, delivers webhooks and runs cleanup, `all` does both; other than `all` only with PostgreSQL (docs/operations.md)',
      schema: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
      defaultText: 'all',
    },
  },
} satisfies ConfigurationSection;
