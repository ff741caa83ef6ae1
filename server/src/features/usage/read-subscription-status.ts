import type { SubscriptionStatus } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import type { Clock } from '#server/ports/clock.ts';
import { isoTime } from '#server/tables/iso-time.ts';
import type { Database } from '#server/tables/schema.ts';

import { periodOf } from './period.ts';
import type { PlanLimits } from './plan-limits.ts';

/** Billing's data on an account, with times in Unix milliseconds. */
type FindBillingRecord = (
  database: Database,
  profileId: number,
) => Promise<{ readonly subscription: PaidSubscription | null } | undefined>;

interface PaidSubscription {
  readonly state: NonNullable<SubscriptionStatus['subscription']>['state'];
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly endsAt: number | null;
  readonly paymentDueAt: number | null;
}

interface Dependencies {
  readonly database: Database;
  readonly limits: PlanLimits;
  readonly findBillingRecord: FindBillingRecord;
  readonly clock: Clock;
}

export type ReadSubscriptionStatus = (profile: ProfileRecord) => Promise<SubscriptionStatus>;

/** Returns an account's plan and what is left of its allowance; analyses in progress count as used. */
export function createReadSubscriptionStatus({
  database,
  limits,
  findBillingRecord,
  clock,
}: Dependencies): ReadSubscriptionStatus {
  return async (profile) => {
    const billing = await findBillingRecord(database, profile.id);
    const subscription = billing?.subscription ?? null;
    const period = periodOf(subscription, clock.now());
    const row = await database
      .selectFrom('usage_periods')
      .select('used')
      .where('profile_id', '=', profile.id)
      .where('period_start', '=', period.start)
      .executeTakeFirst();
    const documentsUsed = row?.used ?? 0;
    const limit = limits[profile.plan];
    return {
      plan: profile.plan,
      documentsUsed,
      limit,
      remainingDocuments: limit === null ? null : Math.max(0, limit - documentsUsed),
      resetsAt: isoTime(period.end),
      subscription: subscription && {
        state: subscription.state,
        endsAt: isoTime(subscription.endsAt),
        paymentDueAt: isoTime(subscription.paymentDueAt),
      },
      isCustomer: billing !== undefined,
    };
  };
}
