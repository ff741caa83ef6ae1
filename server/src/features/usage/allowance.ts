import type { Allowance } from '#server/ports/allowance.ts';
import type { Clock } from '#server/ports/clock.ts';
import { limitReached } from '#server/refusals/usage-refusals.ts';
import type { Database, Schema } from '#server/tables/schema.ts';

import { type FindPaidPeriod, periodOf } from './period.ts';
import type { PlanLimits } from './plan-limits.ts';

interface Dependencies {
  readonly limits: PlanLimits;
  readonly findBillingRecord: FindPaidPeriod;
  readonly clock: Clock;
}

type PeriodKey = Pick<Schema['usage_periods'], 'profile_id' | 'period_start'>;

/** Each account's allowance. A reservation is one guarded update, so that concurrent requests cannot overdraw it. */
export function createAllowance({ limits, findBillingRecord, clock }: Dependencies): Allowance {
  return {
    async reserve(transaction, profile, purpose) {
      const now = clock.now();
      const billing = await findBillingRecord(transaction, profile.id);
      const period = periodOf(billing?.subscription, now);
      const limit = limits[profile.plan];
      const key = { profile_id: profile.id, period_start: period.start };
      await openPeriod(transaction, key);
      if (!(await incrementUsage(transaction, key, limit))) {
        throw limitReached(limit ?? 0, profile.plan, period.end);
      }
      const { id } = await transaction
        .insertInto('reservations')
        .values({ ...key, purpose, state: 'held', created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async spend(transaction, reservationId) {
      await transaction
        .updateTable('reservations')
        .set({ state: 'spent' })
        .where('id', '=', reservationId)
        .where('state', '=', 'held')
        .execute();
    },

    async release(transaction, reservationId) {
      const returned = await transaction
        .updateTable('reservations')
        .set({ state: 'returned' })
        .where('id', '=', reservationId)
        .where('state', '=', 'held')
        .returning(['profile_id', 'period_start'])
        .executeTakeFirst();
      if (returned === undefined) return;
      await transaction
        .updateTable('usage_periods')
        .set((set) => ({ used: set('used', '-', 1) }))
        .where('profile_id', '=', returned.profile_id)
        .where('period_start', '=', returned.period_start)
        .execute();
    },
  };
}

async function openPeriod(transaction: Database, key: PeriodKey): Promise<void> {
  await transaction
    .insertInto('usage_periods')
    .values({ ...key, used: 0 })
    .onConflict((conflict) => conflict.columns(['profile_id', 'period_start']).doNothing())
    .execute();
}

/** Increments the count unless that would exceed the limit; the database serializes concurrent callers. */
async function incrementUsage(
  transaction: Database,
  key: PeriodKey,
  limit: number | null,
): Promise<boolean> {
  let update = transaction
    .updateTable('usage_periods')
    .set((set) => ({ used: set('used', '+', 1) }))
    .where('profile_id', '=', key.profile_id)
    .where('period_start', '=', key.period_start);
  if (limit !== null) update = update.where('used', '<', limit);
  return (await update.returning('used').executeTakeFirst()) !== undefined;
}
