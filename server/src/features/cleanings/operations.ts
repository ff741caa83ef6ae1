import { cleaningListSchema, cleanRequestSchema } from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';
import { analyzerRefusals, UNREADABLE } from '#server/refusals/analysis-refusals.ts';
import { originalRefusals } from '#server/refusals/original-refusals.ts';

import { cleaningFailed, cleaningNotFound } from './errors.ts';

export const cleaningOperations = {
  cleanDocument: {
    method: 'POST',
    path: '/documents/{id}/clean',
    summary: 'A cleaned copy of a document, proved before it is handed out',
    description:
      'The copy has the format of the document. Without a body everything is done by default; what was done stands in its certificate.',
    body: json(cleanRequestSchema),
    isBodyOptional: true,
    answers: { 200: { 'application/octet-stream': null } },
    refusals: [
      cleaningNotFound(),
      cleaningFailed(),
      originalRefusals.deleted(),
      originalRefusals.outOfReach(),
      ...analyzerRefusals([...UNREADABLE, 'documents.cleaning_unproven']),
    ],
  },
  listCleanings: {
    method: 'GET',
    path: '/documents/{id}/cleanings',
    summary: 'The certificates of the cleaned copies of a document, newest first',
    answers: { 200: json(cleaningListSchema) },
    refusals: [cleaningNotFound()],
  },
} as const satisfies Operations;
