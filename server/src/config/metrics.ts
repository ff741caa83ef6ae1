import { z } from 'zod';

import type { ConfigurationSection } from './entry.ts';

/** Metrics for the operator's monitoring. */
export const metricsSection = {
  title: 'Metrics',
  entries: {
    token: {
      variable: 'METRICS_TOKEN',
      doc: 'Opens `GET /metrics`, in the text format of Prometheus, to whoever sends it as `Authorization: Bearer TOKEN`; at least 16 characters (`openssl rand -hex 24`)',
      schema: z
        .string()
        .regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 characters without a space')
        .optional(),
      defaultText: 'none: there is no such page',
      isSecret: true,
    },
  },
} satisfies ConfigurationSection;
