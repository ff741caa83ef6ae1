import { subscriptionStatusSchema } from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';

export const usageOperations = {
  getSubscriptionStatus: {
    method: 'GET',
    path: '/subscription-status',
    summary: 'The plan, and what is left of its allowance',
    answers: { 200: json(subscriptionStatusSchema) },
  },
} as const satisfies Operations;
