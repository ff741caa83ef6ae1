import { configurationSchema } from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';

export const configurationOperations = {
  getConfiguration: {
    method: 'GET',
    path: '/config',
    summary: 'What a client must know before anybody is signed in',
    answers: { 200: json(configurationSchema) },
  },
} as const satisfies Operations;
