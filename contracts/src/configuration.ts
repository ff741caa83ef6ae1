import { z } from 'zod';

import { readerSchema } from './second-reader.ts';

/** `GET /api/config`: what the browser must know before anybody is signed in. */
export const configurationSchema = z.object({
  version: z.string(),
  auth: z.object({
    /** A hosted service is a Supabase project, without the embedded service's protocol extensions. */
    mode: z.enum(['embedded', 'hosted']),
    /** The auth service's address; relative to the page's origin when embedded. */
    url: z.string(),
    /** Sent as `apikey`; the embedded service ignores it. */
    publicKey: z.string(),
    google: z.boolean(),
    signup: z.enum(['open', 'closed']),
    /** True when a new account must follow a mailed link before it can sign in. */
    confirmsSignUps: z.boolean(),
    /** False when the auth service cannot delete users for us. */
    deletesUsers: z.boolean(),
    passwordMinLength: z.int().positive(),
  }),
  /** The payment provider; `off` when there are no limits and nothing is sold. */
  billing: z.enum(['off', 'embedded', 'stripe']),
  engine: z.object({ name: z.string(), version: z.string(), detectors: z.int() }),
  /** The language model that accounts can choose as second reader; null when none is configured. */
  languageModel: readerSchema.nullable(),
  limits: z.object({ uploadBytes: z.int(), textLength: z.int() }),
});
export type Configuration = z.infer<typeof configurationSchema>;
