import { changesOrNoneSchema } from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';

import { changesNotFound } from './errors.ts';

export const changeOperations = {
  listChanges: {
    method: 'GET',
    path: '/documents/{id}/changes',
    summary: 'Gets the changes since the previous version; null if there is none to compare with',
    answers: { 200: json(changesOrNoneSchema) },
    refusals: [changesNotFound()],
  },
} as const satisfies Operations;
