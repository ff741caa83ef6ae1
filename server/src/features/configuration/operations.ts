import { configurationSchema } from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';

export const configurationOperations = {
  getConfiguration: {
    method: 'GET',
    path: '/config',
    summary: 'Gets the configuration that clients need before sign-in',
    answers: { 200: json(configurationSchema) },
  },
} as const satisfies Operations;
