import { z } from 'zod';

import { labelSchema } from './label.ts';

/** What a key may do: only read, or also upload, analyze, clean, decide and delete. */
export const API_KEY_SCOPES = ['read', 'write'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** An API key as shown to its owner; the key itself is not stored. */
export const apiKeySchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  scope: z.enum(API_KEY_SCOPES),
  /** The last four characters, to tell keys apart. */
  ending: z.string(),
  createdAt: z.iso.datetime(),
  /** Null for a key that does not expire. */
  expiresAt: z.iso.datetime().nullable(),
  /** To the minute; null for a key that was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** True when it was made before the account had a second factor: it is refused, and must be replaced. */
  needsSecondFactor: z.boolean(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** `GET /api/api-keys`, newest first. */
export const apiKeyListSchema = z.array(apiKeySchema);

/** `POST /api/api-keys`. */
export const createApiKeySchema = z.strictObject({
  name: labelSchema,
  scope: z.enum(API_KEY_SCOPES),
  /** The key is refused from then on; null for a key that does not expire. */
  expiresAt: z.iso.datetime({ offset: true }).nullable().default(null),
});
export type CreateApiKey = z.input<typeof createApiKeySchema>;

/** The only answer that contains the key. */
export const createdApiKeySchema = z.object({ key: apiKeySchema, secret: z.string() });
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;
