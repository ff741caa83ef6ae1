import { CATEGORIES, SEVERITIES } from '@proviso/engine/vocabulary';
import { z } from 'zod';

import { MAX_NOTE_LENGTH } from './decision.ts';
import { textBoxSchema } from './document-text.ts';

/** The least and greatest length of marked words, in UTF-16 code units, without surrounding white space. */
export const MIN_MARK_LENGTH = 2;
export const MAX_MARK_LENGTH = 500;

/** Words that a user has marked in a document because the analysis missed them. */
export const markSchema = z.object({
  id: z.int().positive(),
  /** The marked words; masked if they are a number or a secret. */
  excerpt: z.string(),
  category: z.enum(CATEGORIES),
  severity: z.enum(SEVERITIES),
  note: z.string().exactOptional(),
  markedAt: z.iso.datetime(),
  /** How many times the words occur in the document. */
  places: z.int().nonnegative(),
  /** How many of these are findings by the mark; the others had already been found. */
  findings: z.int().nonnegative(),
});
export type Mark = z.infer<typeof markSchema>;

/** `POST /api/documents/{id}/marks`; the answer is a {@link Marking} and the analysis as it then stands. */
export const markRequestSchema = z.strictObject({
  /** Matched wherever these words occur, ignoring case and white space. */
  text: z
    .string()
    .trim()
    .min(MIN_MARK_LENGTH)
    .max(MAX_MARK_LENGTH)
    .regex(/[\p{L}\p{N}]/u),
  category: z.enum(CATEGORIES),
  severity: z.enum(SEVERITIES).default('medium'),
  /** Why. */
  note: z.string().trim().max(MAX_NOTE_LENGTH).exactOptional(),
});
export type MarkRequest = z.infer<typeof markRequestSchema>;

/** The result of marking words. */
export const markingSchema = z.object({
  /** The id of the mark. */
  mark: z.int().positive(),
  places: markSchema.shape.places,
  /** 0 when everything had already been found: the mark then adds nothing. */
  findings: markSchema.shape.findings,
  /** The boxes of the new findings on their pages, as in a `DocumentText`. */
  highlights: z.array(z.object({ id: z.int().nonnegative(), boxes: z.array(textBoxSchema) })),
});
export type Marking = z.infer<typeof markingSchema>;
