import type { Clock } from '#server/ports/clock.ts';

import type { BillingAccounts } from './billing-accounts.ts';
import type { RefreshPlan } from './refresh-plan.ts';

/** Time for the news of a renewal to come by itself. */
const PATIENCE_MS = 60 * 60_000;

interface Dependencies {
  readonly accounts: BillingAccounts;
  readonly refreshPlan: RefreshPlan;
  readonly clock: Clock;
}

/** Asks about customers of whose next period no news has come: events can be lost. */
export function createReconcile({ accounts, refreshPlan, clock }: Dependencies) {
  return async (): Promise<void> => {
    await accounts.dropOtherBooks();
    const overdue = await accounts.listOverdue(clock.now() - PATIENCE_MS);
    for (const customerId of overdue) await refreshPlan(customerId);
  };
}
