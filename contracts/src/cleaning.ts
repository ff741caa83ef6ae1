import { CATEGORIES, TREATMENTS } from '@proviso/engine/vocabulary';
import { z } from 'zod';

import { MAX_DECIDED, seenFindingSchema } from './decision.ts';
import { labelKeySchema } from './label-key.ts';

/** The most strings that one request may have removed besides the findings. */
export const MAX_CLEAN_VALUES = 1000;
/** The most characters of each of them. */
export const MAX_CLEAN_VALUE_LENGTH = 500;

const treatmentSchema = z.enum(TREATMENTS);

/** The fingerprint is required: an id may stand for another finding by now, and the one that was meant would stay. */
const chosenFindingSchema = seenFindingSchema.required().extend({ treatment: treatmentSchema });

/** `POST /api/documents/{id}/clean`: how to treat findings; without a body the defaults apply. */
export const cleanRequestSchema = z.strictObject({
  categories: z.partialRecord(z.enum(CATEGORIES), treatmentSchema).exactOptional(),
  /** By finding type: one of the server's, of the account's policies, or of this report. */
  types: z.record(z.string(), treatmentSchema).exactOptional(),
  /** Each at most once. */
  findings: z
    .array(chosenFindingSchema)
    .max(MAX_DECIDED)
    .refine((chosen) => new Set(chosen.map(({ finding }) => finding)).size === chosen.length)
    .exactOptional(),
  /** Strings to remove wherever they occur. */
  values: z.array(z.string().max(MAX_CLEAN_VALUE_LENGTH)).max(MAX_CLEAN_VALUES).exactOptional(),
});
export type CleanRequest = z.infer<typeof cleanRequestSchema>;

const fileIdentitySchema = z.object({
  /** In lower-case hexadecimal. */
  sha256: z.string(),
  /** In bytes. */
  size: z.int().nonnegative(),
});

/** The record of one cleaned copy: what was done where, and what was searched for before its release. */
export const certificateSchema = z.object({
  format: z.string(),
  input: fileIdentitySchema,
  output: fileIdentitySchema,
  edits: z.array(
    z.object({
      place: z.string(),
      label: z.string().optional(),
      action: z.enum(['remove', 'replace', 'comment']),
      outcome: z.enum(['removed', 'replaced', 'masked', 'commented', 'listed']),
    }),
  ),
  stripped: z.array(
    z.object({ kind: z.string(), description: z.string(), count: z.int().nonnegative() }),
  ),
  /** Pages that were replaced by an image with the cleaned text beneath. */
  redrawnPages: z.array(z.int().positive()),
  unread: z.array(
    z.object({
      code: z.string(),
      message: z.string(),
      pages: z.array(z.int().positive()).optional(),
    }),
  ),
  checks: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      searched: z.int().nonnegative(),
      found: z.int().nonnegative(),
      passed: z.boolean(),
    }),
  ),
  /** Removed values that still appear in passages that were to be kept. */
  kept: z.array(
    z.object({ place: z.string(), label: z.string().optional(), count: z.int().positive() }),
  ),
});
export type Certificate = z.infer<typeof certificateSchema>;

/** A cleaned copy that was released. */
export const cleaningSchema = z.object({
  id: z.int().positive(),
  cleanedAt: z.iso.datetime(),
  certificate: certificateSchema,
});
export type Cleaning = z.infer<typeof cleaningSchema>;

/** `GET /api/documents/{id}/cleanings`, newest first. */
export const cleaningListSchema = z.array(cleaningSchema);

/** A cleaned copy of a pasted text: what can be removed or replaced is, and no comments are added. */
export const cleanedTextSchema = certificateSchema
  .pick({ edits: true, checks: true, kept: true })
  .extend({
    text: z.string(),
    /** Present when requested. */
    key: labelKeySchema.exactOptional(),
  });
export type CleanedText = z.infer<typeof cleanedTextSchema>;
