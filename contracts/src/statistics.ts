import { CATEGORIES } from '@proviso/engine/vocabulary';
import { z } from 'zod';

/** How many weeks the figures over time reach back, the current one included. */
export const STATISTICS_WEEKS = 12;

/** `GET /api/statistics`: what the analyses of an account's documents have found, without those that were dismissed. */
export const statisticsSchema = z.object({
  /** The latest weeks by the day of upload, oldest first, those without documents included. */
  weeks: z.array(
    z.object({
      /** The Monday on which it begins, in UTC: `2026-11-16`. */
      start: z.iso.date(),
      /** Analysed documents that were uploaded in it. */
      documents: z.int().nonnegative(),
      /** Findings of these that raise a flag. */
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
  /** In milliseconds; null while nothing is analysed. */
  medianProcessingTime: z.number().nonnegative().nullable(),
  /** Documents that these figures are about. */
  analyzed: z.int().nonnegative(),
  /** Documents among them whose types are not counted yet: they were analysed by an older version. */
  uncounted: z.int().nonnegative(),
});
export type Statistics = z.infer<typeof statisticsSchema>;
