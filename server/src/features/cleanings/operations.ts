import { cleaningListSchema, cleanRequestSchema, keyFileSchema } from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';
import { analyzerRefusals, UNREADABLE } from '#server/refusals/analysis-refusals.ts';
import { originalRefusals } from '#server/refusals/original-refusals.ts';

import { choiceRefusals, cleaningFailed, cleaningNotFound } from './errors.ts';

const MAKING_REFUSALS = [
  cleaningNotFound(),
  cleaningFailed(),
  choiceRefusals.typeUnknown(),
  choiceRefusals.findingUnknown(0),
  choiceRefusals.findingChanged(),
  originalRefusals.deleted(),
  originalRefusals.unavailable(),
  ...analyzerRefusals([...UNREADABLE, 'documents.cleaning_unproven']),
];

export const cleaningOperations = {
  cleanDocument: {
    method: 'POST',
    path: '/documents/{id}/clean',
    summary: 'Creates a cleaned copy of a document, verified before it is returned',
    description:
      'The copy has the format of the document. Without a body everything is done by default; what was done stands in its certificate.',
    body: json(cleanRequestSchema),
    isBodyOptional: true,
    answers: { 200: { 'application/octet-stream': null } },
    refusals: MAKING_REFUSALS,
  },
  makeCleaningKey: {
    method: 'POST',
    path: '/documents/{id}/clean/key',
    summary: 'Gets the key to a cleaned copy: what each label stands for',
    description:
      'Made anew for the copy that the same choices give, which it names by its digest as the certificate of that copy does; kept nowhere. Whoever has it and the copy has the values: keep them apart.',
    body: json(cleanRequestSchema),
    isBodyOptional: true,
    answers: { 200: json(keyFileSchema) },
    refusals: MAKING_REFUSALS,
  },
  listCleanings: {
    method: 'GET',
    path: '/documents/{id}/cleanings',
    summary: 'Lists the certificates of the cleaned copies of a document, newest first',
    answers: { 200: json(cleaningListSchema) },
    refusals: [cleaningNotFound()],
  },
} as const satisfies Operations;
