import { subscriptionStatusSchema } from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';

export const usageOperations = {
  getSubscriptionStatus: {
    method: 'GET',
    path: '/subscription-status',
    summary: 'Gets the plan and its remaining allowance',
    answers: { 200: json(subscriptionStatusSchema) },
  },
} as const satisfies Operations;
