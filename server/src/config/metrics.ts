import { z } from 'zod';

import type { ConfigurationSection } from './entry.ts';

/** Metrics for the operator's monitoring. */
export const metricsSection = {
  title: 'Metrics',
  entries: {
    token: {
      variable: 'METRICS_TOKEN',
      doc: 'Enables `GET /metrics` in the Prometheus text format for requests with `Authorization: Bearer TOKEN`; at least 16 characters (`openssl rand -hex 24`)',
      schema: z
        .string()
        .regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 characters without a space')
        .optional(),
      defaultText: 'none: no such page',
      isSecret: true,
    },
  },
} satisfies ConfigurationSection;
