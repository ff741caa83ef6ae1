import { deleteAccountSchema } from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';
import { ownerRefusals } from '#server/refusals/owner-refusals.ts';

import { confirmationMismatch, deletionUnavailable } from './errors.ts';

export const accountOperations = {
  deleteAccount: {
    method: 'POST',
    path: '/account/deletion',
    summary: 'Deletes the account and everything that belongs to it',
    body: json(deleteAccountSchema),
    answers: { 204: {} },
    refusals: [
      confirmationMismatch(),
      deletionUnavailable(),
      ownerRefusals.passwordRequired(),
      ownerRefusals.passwordWrong(),
      ownerRefusals.signInNeeded(),
      ownerRefusals.tooManyAttempts(undefined),
    ],
  },
} as const satisfies Operations;
