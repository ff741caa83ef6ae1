import { z } from 'zod';

import { labelSchema } from './label.ts';

/** What a key may do: only read, or also upload, analyse, clean, decide and delete. */
export const API_KEY_SCOPES = ['read', 'write'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** An API key as its owner sees it; the key itself is nowhere any more. */
export const apiKeySchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  scope: z.enum(API_KEY_SCOPES),
  /** The last four characters, to tell keys apart. */
  ending: z.string(),
  createdAt: z.iso.datetime(),
  /** Null for a key that does not expire. */
  expiresAt: z.iso.datetime().nullable(),
  /** Right to the minute; null for a key that was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** True when it was made before the account had a second factor: it is refused until a new one is made. */
  needsSecondFactor: z.boolean(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** `GET /api/api-keys`, newest first. */
export const apiKeyListSchema = z.array(apiKeySchema);

/** `POST /api/api-keys`. */
export const createApiKeySchema = z.strictObject({
  name: labelSchema,
  scope: z.enum(API_KEY_SCOPES),
  /** From then on the key is refused; without it, it does not expire. */
  expiresAt: z.iso.datetime({ offset: true }).nullable().default(null),
});
export type CreateApiKey = z.input<typeof createApiKeySchema>;

/** The only answer that holds the key. */
export const createdApiKeySchema = z.object({ key: apiKeySchema, secret: z.string() });
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;
