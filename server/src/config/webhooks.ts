import { z } from 'zod';

import type { ConfigurationSection } from './entry.ts';

/** Which networks webhooks may reach. */
export const webhooksSection = {
  title: 'Webhooks',
  entries: {
    allowPrivate: {
      variable: 'WEBHOOK_ALLOW_PRIVATE',
      doc: '`on` lets webhooks reach private, loopback and link-local addresses: only for installations where every account may reach everything the server can',
      schema: z
        .enum(['on', 'off'], 'must be on or off')
        .default('off')
        .transform((choice) => choice === 'on'),
      defaultText: 'off',
    },
  },
} satisfies ConfigurationSection;
