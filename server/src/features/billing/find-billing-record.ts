import type { Database } from '#server/tables/schema.ts';

import type { Entitlement } from './choose-entitlement.ts';

/** Billing data of an account that has been to the checkout; times are Unix milliseconds. */
interface BillingRecord {
  /** The paid subscription as last reported; null when none runs. */
  readonly subscription: Omit<Entitlement, 'plan'> | null;
}

/** Undefined for an account that has never been to the checkout. */
export async function findBillingRecord(
  database: Database,
  profileId: number,
): Promise<BillingRecord | undefined> {
  const row = await database
    .selectFrom('billing_accounts')
    .selectAll()
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { state, period_start: periodStart, period_end: periodEnd, ends_at: endsAt } = row;
  const isRunning = state !== null && periodStart !== null && periodEnd !== null;
  return { subscription: isRunning ? { state, periodStart, periodEnd, endsAt } : null };
}
