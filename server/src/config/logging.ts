import { z } from 'zod';

import type { ConfigurationSection } from './entry.ts';

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What the server logs about its own work; never a document's name or content. */
export const loggingSection = {
  title: 'Logging',
  entries: {
    level: {
      variable: 'LOG_LEVEL',
      doc: 'How much is logged, as JSON lines on standard output: `silent`, `fatal`, `error`, `warn`, `info`, `debug` (each request) or `trace`',
      schema: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
      defaultText: 'info',
    },
  },
} satisfies ConfigurationSection;
