import type { Clock } from '#server/ports/clock.ts';

import type { BillingAccounts } from './billing-accounts.ts';
import type { RefreshPlan } from './refresh-plan.ts';

/** Time for the renewal event to arrive by itself. */
const OVERDUE_AFTER_MS = 60 * 60_000;

interface Dependencies {
  readonly accounts: BillingAccounts;
  readonly refreshPlan: RefreshPlan;
  readonly clock: Clock;
}

/** Aligns plans with the current books, and queries customers whose renewal event has not arrived: events can be lost. */
export function createReconcile({ accounts, refreshPlan, clock }: Dependencies) {
  return async (): Promise<void> => {
    await accounts.alignPlans();
    const overdue = await accounts.listOverdue(clock.now() - OVERDUE_AFTER_MS);
    for (const customerId of overdue) await refreshPlan(customerId);
  };
}
