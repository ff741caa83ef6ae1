import { z } from 'zod';

import { issueSchema } from './analysis.ts';
import { documentSchema } from './document.ts';

/**
 * What else than the document may have changed its findings: something in it was not read (`unread`), or in the version
 * before (`previous-unread`), or the two were analysed by different engines, policies or second readers.
 */
export const CHANGE_CAVEATS = [
  'unread',
  'previous-unread',
  'engine',
  'policy',
  'second-reader',
] as const;
export type ChangeCaveat = (typeof CHANGE_CAVEATS)[number];

/** A finding of the version before that is there no more; with the decision if it had been dismissed there. */
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
 * How the findings of a document compare with those of the version that it follows. Each stands in one of the lists, the
 * dismissed ones too; those that are only informational stand in none.
 */
export const changesSchema = z.object({
  previous: documentSchema.pick({ id: true, name: true, uploadedAt: true }),
  /** The ids of issues of this document's analysis that are new. */
  added: z.array(issueSchema.shape.id),
  /** The ids of those that the version before had as well. */
  remaining: z.array(issueSchema.shape.id),
  resolved: z.array(resolvedFindingSchema),
  caveats: z.array(z.enum(CHANGE_CAVEATS)),
});
export type Changes = z.infer<typeof changesSchema>;

/** `GET /api/documents/{id}/changes`: null where there is nothing to compare with, or nothing yet. */
export const changesOrNoneSchema = changesSchema.nullable();
