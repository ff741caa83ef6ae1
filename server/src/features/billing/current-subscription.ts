import type { Database } from '#server/schema.ts';

import type { Entitlement } from './choose-entitlement.ts';

/** The paid subscription of an account as it was last known; times are Unix milliseconds. */
export type CurrentSubscription = Omit<Entitlement, 'plan'>;

/** Null for an account that has none. */
export async function findCurrentSubscription(
  database: Database,
  profileId: number,
): Promise<CurrentSubscription | null> {
  const row = await database
    .selectFrom('billing_accounts')
    .selectAll()
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  const { state, period_start: periodStart, period_end: periodEnd, ends_at: endsAt } = row ?? {};
  const isKnown = state && typeof periodStart === 'number' && typeof periodEnd === 'number';
  return isKnown ? { state, periodStart, periodEnd, endsAt: endsAt ?? null } : null;
}
