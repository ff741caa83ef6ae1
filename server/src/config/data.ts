import { resolve } from 'node:path';

import { z } from 'zod';

import type { ConfigurationSection } from './entry.ts';

/** Where everything that must outlive the process is kept. */
export const dataSection = {
  title: 'Data',
  entries: {
    directory: {
      variable: 'PROVISO_DATA_DIR',
      doc: 'The folder for the database, the encrypted documents and the keys; one server at a time may use it',
      schema: z
        .string()
        .default('./data')
        .transform((folder) => resolve(folder)),
      defaultText: './data',
    },
    databaseUrl: {
      variable: 'DATABASE_URL',
      doc: 'A PostgreSQL database (15 or later) instead of the embedded SQLite',
      schema: z
        .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })
        .optional(),
      defaultText: 'embedded SQLite in the data folder',
      isSecret: true,
    },
  },
} satisfies ConfigurationSection;
