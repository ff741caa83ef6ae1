import type { Clock } from '#server/ports/clock.ts';
import type { Database } from '#server/tables/schema.ts';

import { lockCustomer } from './hosted-pages.ts';
import type { SubscriptionStore } from './subscription-store.ts';
import { GRACE_MS } from './subscription-terms.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly subscriptions: SubscriptionStore;
}

/** Applies everything that is due by now, exactly once even with several processes. */
export function createSettleDue({ database, clock, subscriptions }: Dependencies) {
  return async (): Promise<void> => {
    const now = clock.now();
    const due = await database
      .selectFrom('embedded_subscriptions')
      .select('customer_id')
      .where('state', '!=', 'over')
      .where((where) =>
        where.or([
          where('period_end', '<=', now),
          where.and([where('state', '=', 'past_due'), where('period_start', '<=', now - GRACE_MS)]),
        ]),
      )
      .execute();
    for (const { customer_id: customerId } of due)
      await settleCustomer(database, subscriptions, customerId);
  };
}

async function settleCustomer(
  database: Database,
  subscriptions: SubscriptionStore,
  customerId: string,
) {
  await database.transaction().execute(async (transaction) => {
    const customer = await lockCustomer(transaction, customerId);
    if (customer === undefined) return;
    // After months offline, several periods may be due.
    for (;;) {
      const running = await subscriptions.findRunning(transaction, customerId);
      if (running === undefined || !(await subscriptions.settle(transaction, customer, running)))
        return;
    }
  });
}
