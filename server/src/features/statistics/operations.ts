import { statisticsSchema } from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';

export const statisticsOperations = {
  getStatistics: {
    method: 'GET',
    path: '/statistics',
    summary: 'Gets statistics over all documents of the account',
    answers: { 200: json(statisticsSchema) },
  },
} as const satisfies Operations;
