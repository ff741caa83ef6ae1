import { allowedListSchema, allowRequestSchema } from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';

import { allowedNotFound, allowRefusals, findingNotFound } from './errors.ts';

export const allowedOperations = {
  listAllowed: {
    method: 'GET',
    path: '/allowed',
    summary: 'Lists the allowed values of the account, newest first',
    answers: { 200: json(allowedListSchema) },
  },
  allowValues: {
    method: 'POST',
    path: '/allowed',
    summary: 'Allows the values of findings, or a given value, in all documents',
    description:
      'Reports follow at once, those of later analyses too. What lists show has followed when the answer comes, unless that takes more than a few seconds: then it goes on meanwhile.',
    body: json(allowRequestSchema),
    answers: { 201: json(allowedListSchema) },
    refusals: [findingNotFound(), ...Object.values(allowRefusals).map((refuse) => refuse())],
  },
  removeAllowed: {
    method: 'DELETE',
    path: '/allowed/{id}',
    summary: 'Removes an allowed value: its findings count again in all documents',
    answers: { 204: {} },
    refusals: [allowedNotFound()],
  },
} as const satisfies Operations;
