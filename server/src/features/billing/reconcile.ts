import { DAY_MS } from '#server/calendar/durations.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { Clock } from '#server/ports/clock.ts';

import type { BillingAccounts } from './billing-accounts.ts';
import type { HandledEvents } from './handled-events.ts';
import type { RefreshPlan } from './refresh-plan.ts';

/** Payment services deliver an event again for days, and by hand for weeks. */
const EVENTS_KEPT_MS = 90 * DAY_MS;

interface Dependencies {
  readonly events: HandledEvents;
  readonly alignPlans: () => Promise<void>;
  readonly clock: Clock;
}

/** Aligns plans with the current books, and forgets events that are not delivered again. */
export function createReconcile({ events, alignPlans, clock }: Dependencies) {
  return async (): Promise<void> => {
    await alignPlans();
    await events.forget(clock.now() - EVENTS_KEPT_MS);
  };
}

interface AskingDependencies {
  readonly accounts: Pick<BillingAccounts, 'listDue'>;
  readonly refreshPlan: RefreshPlan;
  readonly logger: Logger;
}

/** Queries customers of whom an event may have been lost; one that cannot be queried does not hold up the others. */
export function createAskDue({ accounts, refreshPlan, logger }: AskingDependencies) {
  return async (): Promise<void> => {
    for (const customerId of await accounts.listDue()) {
      await refreshPlan(customerId).catch((error: unknown) =>
        logger.error({ error, customer: customerId }, 'a customer could not be asked about'),
      );
    }
  };
}
