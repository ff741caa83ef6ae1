import { CATEGORIES } from '@proviso/engine/vocabulary';
import { z } from 'zod';

/** How many weeks the figures over time cover, including the current one. */
export const STATISTICS_WEEKS = 12;

/** `GET /api/statistics`: what the analyses of an account's documents found, without dismissed findings. */
export const statisticsSchema = z.object({
  /** The latest weeks by day of upload, oldest first, including those without documents. */
  weeks: z.array(
    z.object({
      /** The Monday it begins on, in UTC: `2026-11-16`. */
      start: z.iso.date(),
      /** Analyzed documents uploaded in that week. */
      documents: z.int().nonnegative(),
      /** Their findings that raise a flag. */
      findings: z.object({
        pii: z.int().nonnegative(),
        discrimination: z.int().nonnegative(),
        legal: z.int().nonnegative(),
        policy: z.int().nonnegative(),
      }),
    }),
  ),
  /** The most frequent types of findings that raise a flag, over all documents, most frequent first. */
  types: z.array(
    z.object({
      category: z.enum(CATEGORIES),
      type: z.string(),
      typeName: z.string(),
      findings: z.int().positive(),
      documents: z.int().positive(),
    }),
  ),
  /** In milliseconds; null when nothing has been analyzed. */
  medianProcessingTime: z.number().nonnegative().nullable(),
  /** The number of documents in these figures. */
  analyzed: z.int().nonnegative(),
  /** How many of them are not yet counted by type, because an older version analyzed them. */
  uncounted: z.int().nonnegative(),
});
export type Statistics = z.infer<typeof statisticsSchema>;
