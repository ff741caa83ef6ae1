import { z } from 'zod';

/** The body of every refusal of `/api`. Clients should match the status and the code, never the message. */
export const errorBodySchema = z.object({
  /** Stable and dotted, the feature first: `documents.type_mismatch`. */
  code: z.string(),
  /** A sentence for the user; contains no file name and no content. */
  message: z.string(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
