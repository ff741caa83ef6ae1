import { subscriptionStatusSchema } from '@proviso/contracts';

import { queryClient } from '#web/lib/api/query-client.ts';
import { readQuery } from '#web/lib/api/read-query.ts';
import { refetchOnOpening } from '#web/lib/api/refetch-on-opening.ts';

import { allowanceOf, isAtLimit } from './allowance.ts';

/** The account's plan and remaining allowance; refetched on every screen that shows it. */
export const subscriptionQuery = {
  ...readQuery('/api/subscription-status', subscriptionStatusSchema),
  refetchOnMount: refetchOnOpening,
} as const;

/** Refetches the figures after some of the allowance was used. */
export function refreshSubscription(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
}

/** Whether an analysis is left; if that cannot be determined, returns true and leaves the decision to the server. */
export async function hasRemaining(): Promise<boolean> {
  const status = await queryClient
    .fetchQuery({ ...subscriptionQuery, staleTime: 0 })
    .catch(() => undefined);
  return !isAtLimit(allowanceOf(status));
}
