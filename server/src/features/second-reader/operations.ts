import { chooseSecondReaderSchema, secondReaderSchema } from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';

import { readerChanged } from './errors.ts';

export const secondReaderOperations = {
  getSecondReader: {
    method: 'GET',
    path: '/second-reader',
    summary: "Gets whether a language model also reads the account's documents",
    answers: { 200: json(secondReaderSchema) },
  },
  chooseSecondReader: {
    method: 'PUT',
    path: '/second-reader',
    summary: 'Chooses the offered language model as second reader, or none',
    body: json(chooseSecondReaderSchema),
    answers: { 200: json(secondReaderSchema) },
    refusals: [readerChanged()],
  },
} as const satisfies Operations;
