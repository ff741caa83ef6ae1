import { chooseSecondReaderSchema, secondReaderSchema } from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';

import { readerChanged } from './errors.ts';

export const secondReaderOperations = {
  getSecondReader: {
    method: 'GET',
    path: '/second-reader',
    summary: "Whether a language model reads the account's documents too",
    answers: { 200: json(secondReaderSchema) },
  },
  chooseSecondReader: {
    method: 'PUT',
    path: '/second-reader',
    summary: 'Chooses the language model that is offered, or none',
    body: json(chooseSecondReaderSchema),
    answers: { 200: json(secondReaderSchema) },
    refusals: [readerChanged()],
  },
} as const satisfies Operations;
