import { subscriptionStatusSchema } from '@proviso/contracts';

import { queryClient } from '#web/lib/query-client.ts';
import { readQuery } from '#web/lib/read-query.ts';
import { refetchOnOpening } from '#web/lib/refetch-on-opening.ts';

import { allowanceOf, isAtLimit } from './allowance.ts';

/** The account's plan and what is left of its allowance; read anew on every screen that shows it. */
export const subscriptionQuery = {
  ...readQuery('/api/subscription-status', subscriptionStatusSchema),
  refetchOnMount: refetchOnOpening,
} as const;

/** Reads the figures again after something was used. */
export function refreshSubscription(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
}

/** Asks whether an analysis is left; where that cannot be told, the server decides when it is asked for one. */
export async function hasRemaining(): Promise<boolean> {
  const status = await queryClient
    .fetchQuery({ ...subscriptionQuery, staleTime: 0 })
    .catch(() => undefined);
  return !isAtLimit(allowanceOf(status));
}
