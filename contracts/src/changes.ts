import { z } from 'zod';

import { issueSchema } from './analysis.ts';
import { documentSchema } from './document.ts';

/**
 * What other than the document may have changed its findings: part of it was not read (`unread`), or part of the
 * previous version (`previous-unread`), or the two were analyzed by different engines, policies or second readers.
 */
export const CHANGE_CAVEATS = [
  'unread',
  'previous-unread',
  'engine',
  'policy',
  'second-reader',
] as const;
export type ChangeCaveat = (typeof CHANGE_CAVEATS)[number];

/** A finding of the previous version that is gone; with its decision if it had been dismissed. */
export const resolvedFindingSchema = issueSchema.pick({
  category: true,
  type: true,
  typeName: true,
  severity: true,
  excerpt: true,
  location: true,
  decision: true,
});
export type ResolvedFinding = z.infer<typeof resolvedFindingSchema>;

/**
 * How a document's findings compare with those of its previous version. Each finding is in one of the lists, even if
 * dismissed; informational ones are in none.
 */
export const changesSchema = z.object({
  previous: documentSchema.pick({ id: true, name: true, uploadedAt: true }),
  /** Issue ids of this document's analysis that are new. */
  added: z.array(issueSchema.shape.id),
  /** Issue ids that the previous version had as well. */
  remaining: z.array(issueSchema.shape.id),
  resolved: z.array(resolvedFindingSchema),
  caveats: z.array(z.enum(CHANGE_CAVEATS)),
});
export type Changes = z.infer<typeof changesSchema>;

/** `GET /api/documents/{id}/changes`: null when there is nothing to compare with, or not yet. */
export const changesOrNoneSchema = changesSchema.nullable();
