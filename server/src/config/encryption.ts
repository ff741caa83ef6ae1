import { z } from 'zod';

import type { ConfigurationSection } from './entry.ts';

const KEY_BYTES = 32;

/** The encryption at rest of documents, findings and signing keys. */
export const encryptionSection = {
  title: 'Encryption at rest',
  entries: {
    masterKey: {
      variable: 'PROVISO_MASTER_KEY',
      doc: '32 random bytes in base64 (`openssl rand -base64 32`); documents cannot be read without it',
      schema: z
        .string()
        .transform((text) => new Uint8Array(Buffer.from(text, 'base64')))
        .refine((key) => key.length === KEY_BYTES, 'must be 32 bytes in base64')
        .optional(),
      defaultText: 'a key file in the data folder, made at the first start',
      isSecret: true,
    },
  },
} satisfies ConfigurationSection;
