import { documentTextSchema } from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';
import { analyzerRefusals, UNREADABLE } from '#server/refusals/analysis-refusals.ts';
import { originalRefusals } from '#server/refusals/original-refusals.ts';

import { originalNotFound, readingFailed } from './errors.ts';
import { CONTENT_TYPES } from './routes.ts';

const lost = [originalNotFound(), originalRefusals.deleted(), originalRefusals.unavailable()];

export const originalOperations = {
  getFile: {
    method: 'GET',
    path: '/documents/{id}/file',
    summary: 'Downloads the file as it was uploaded',
    answers: { 200: Object.fromEntries(Object.values(CONTENT_TYPES).map((type) => [type, null])) },
    refusals: lost,
  },
  getText: {
    method: 'GET',
    path: '/documents/{id}/text',
    summary: 'Gets the text read from a document, with the positions of its findings',
    answers: { 200: json(documentTextSchema) },
    refusals: [...lost, readingFailed(), ...analyzerRefusals(UNREADABLE)],
  },
} as const satisfies Operations;
