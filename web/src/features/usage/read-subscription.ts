import { subscriptionStatusSchema } from '@proviso/contracts';

import { queryClient } from '#web/lib/query-client.ts';
import { readQuery } from '#web/lib/read-query.ts';

/** The account's plan and what is left of its allowance; read anew on every screen that shows it. */
export const subscriptionQuery = {
  ...readQuery('/api/subscription-status', subscriptionStatusSchema),
  refetchOnMount: 'always',
} as const;

/** Reads the figures again after something was used. */
export function refreshSubscription(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
}
