import { searchAnswerSchema, searchRequestSchema, wordsInDocumentSchema } from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';
import { readOnly } from '#server/http/write-guard.ts';
import { analysisBusy, analyzerRefusals, UNREADABLE } from '#server/refusals/analysis-refusals.ts';
import { originalRefusals } from '#server/refusals/original-refusals.ts';

import { documentNotFound, searchFailed, tooManySearches } from './errors.ts';

export const searchOperations = {
  searchTexts: {
    method: 'POST',
    path: '/search',
    ...readOnly,
    summary: 'Seeks words in the texts of all documents of the account',
    description:
      'Counts as no analysis. Says how many documents could not be searched, and why. Neither the words nor what is found are written down.',
    body: json(searchRequestSchema),
    answers: { 200: json(searchAnswerSchema) },
    refusals: [tooManySearches(), analysisBusy()],
  },
  findInDocument: {
    method: 'POST',
    path: '/documents/{id}/search',
    ...readOnly,
    summary: 'Where words stand in one document, with their places on its pages',
    body: json(searchRequestSchema),
    answers: { 200: json(wordsInDocumentSchema) },
    refusals: [
      documentNotFound(),
      originalRefusals.deleted(),
      originalRefusals.outOfReach(),
      searchFailed(),
      ...analyzerRefusals(UNREADABLE),
    ],
  },
} as const satisfies Operations;
