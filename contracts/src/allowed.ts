export { spellingKey } from '@proviso/engine/spelling';
import { CATEGORIES } from '@proviso/engine/vocabulary';
import { z } from 'zod';

import { decisionSchema, dismissalShape, findingsShape } from './decision.ts';

/** The most values an account can allow. */
export const MAX_ALLOWED = 500;

/** The longest value that can be allowed, in UTF-16 code units. */
export const MAX_ALLOWED_LENGTH = 5000;

/** A value that is ignored in all of the account's documents when found as this type. */
export const allowedValueSchema = z.object({
  id: z.int().positive(),
  category: z.enum(CATEGORIES),
  type: z.string(),
  /** The type's display name. */
  typeName: z.string(),
  /** The value; masked if findings of its type are. */
  excerpt: z.string(),
  reason: decisionSchema.shape.reason,
  note: decisionSchema.shape.note,
  allowedAt: z.iso.datetime(),
});
export type AllowedValue = z.infer<typeof allowedValueSchema>;

/** `GET /api/allowed`, newest first; `POST /api/allowed` answers with the values it named. */
export const allowedListSchema = z.array(allowedValueSchema);

/** `POST /api/allowed`: the values of findings in a document, or a value that is written out. */
export const allowRequestSchema = z.union([
  z.strictObject({
    /** The id of the document. */
    document: z.int().positive(),
    ...findingsShape,
    ...dismissalShape,
  }),
  z.strictObject({
    /** A finding type of the engine or of one of the account's policies. */
    type: z.string().min(1).max(80),
    text: z.string().trim().min(1).max(MAX_ALLOWED_LENGTH),
    ...dismissalShape,
  }),
]);
export type AllowRequest = z.infer<typeof allowRequestSchema>;
