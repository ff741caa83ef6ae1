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
    summary: 'Searches the texts of all documents of the account',
    description:
      'Does not count as an analysis. Reports how many documents could not be searched, and why. Neither the words nor the results are stored.',
    body: json(searchRequestSchema),
    answers: { 200: json(searchAnswerSchema) },
    refusals: [tooManySearches(), analysisBusy()],
  },
  findInDocument: {
    method: 'POST',
    path: '/documents/{id}/search',
    ...readOnly,
    summary: 'Searches one document for words and returns their positions on its pages',
    body: json(searchRequestSchema),
    answers: { 200: json(wordsInDocumentSchema) },
    refusals: [
      documentNotFound(),
      originalRefusals.deleted(),
      originalRefusals.unavailable(),
      searchFailed(),
      ...analyzerRefusals(UNREADABLE),
    ],
  },
} as const satisfies Operations;
