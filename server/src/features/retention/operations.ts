import { chooseRetentionSchema, retentionSchema } from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';

import { retentionTooLong } from './errors.ts';

export const retentionOperations = {
  getRetention: {
    method: 'GET',
    path: '/retention',
    summary: 'Gets the number of days after which uploaded files are deleted; their reports stay',
    answers: { 200: json(retentionSchema) },
  },
  chooseRetention: {
    method: 'PUT',
    path: '/retention',
    summary: 'Sets the number of days after which uploaded files are deleted',
    body: json(chooseRetentionSchema),
    answers: { 200: json(retentionSchema) },
    refusals: [retentionTooLong(30)],
  },
} as const satisfies Operations;
