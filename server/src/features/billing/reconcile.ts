import { DAY_MS, HOUR_MS } from '#server/calendar/durations.ts';
import type { Clock } from '#server/ports/clock.ts';

import type { BillingAccounts } from './billing-accounts.ts';
import type { RefreshPlan } from './refresh-plan.ts';

/** Time for the renewal event to arrive by itself. */
const OVERDUE_AFTER_MS = HOUR_MS;
/** Payment services deliver an event again for days, and by hand for weeks. */
const EVENTS_KEPT_MS = 90 * DAY_MS;

interface Dependencies {
  readonly accounts: BillingAccounts;
  readonly refreshPlan: RefreshPlan;
  readonly clock: Clock;
}

/**
 * Aligns plans with the current books, queries customers whose renewal event has not arrived (events can be lost), and
 * forgets events that are not delivered again.
 */
export function createReconcile({ accounts, refreshPlan, clock }: Dependencies) {
  return async (): Promise<void> => {
    await accounts.alignPlans();
    const overdue = await accounts.listOverdue(clock.now() - OVERDUE_AFTER_MS);
    for (const customerId of overdue) await refreshPlan(customerId);
    await accounts.forgetHandled(clock.now() - EVENTS_KEPT_MS);
  };
}
