import { PAYMENT_GRACE_DAYS } from '@proviso/contracts';
import type { Selectable } from 'kysely';

import { DAY_MS } from '#server/calendar/durations.ts';
import type { Payments } from '#server/ports/payments.ts';
import type { Database, Schema } from '#server/tables/schema.ts';

import type { Entitlement } from './choose-entitlement.ts';

/** Billing data of an account that has been to the checkout; times are Unix milliseconds. */
interface BillingRecord {
  /** The paid subscription as last reported; null when none runs. */
  readonly subscription: PaidSubscription | null;
}

interface PaidSubscription extends Omit<Entitlement, 'plan'> {
  /** When a failed payment costs the plan: known of the embedded checkout only. */
  readonly paymentDueAt: number | null;
}

/** Reads what accounts have bought in the current books; null when nothing is sold. */
export function createFindBillingRecord(payments: Pick<Payments, 'books'> | null) {
  /** Undefined for an account that has never been to the checkout. */
  return async (database: Database, profileId: number): Promise<BillingRecord | undefined> => {
    if (payments === null) return undefined;
    const row = await database
      .selectFrom('billing_accounts')
      .selectAll()
      .where('profile_id', '=', profileId)
      .where('books', '=', payments.books)
      .executeTakeFirst();
    return row && describeAccount(row);
  };
}

function describeAccount(row: Selectable<Schema['billing_accounts']>): BillingRecord {
  const { state, period_start: periodStart, period_end: periodEnd, ends_at: endsAt } = row;
  if (state === null || periodStart === null || periodEnd === null) return { subscription: null };
  const isFailing = state === 'past_due' && row.books === 'embedded';
  const paymentDueAt = isFailing ? periodStart + PAYMENT_GRACE_DAYS * DAY_MS : null;
  return { subscription: { state, periodStart, periodEnd, endsAt, paymentDueAt } };
}
