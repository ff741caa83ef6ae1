import { addMonth } from '#server/add-month.ts';
import { monthOf, type Period } from '#server/month-of.ts';
import type { Database } from '#server/tables/schema.ts';

/** The paid period of an account as it was last known, with times in Unix milliseconds. */
export type FindPaidPeriod = (
  database: Database,
  profileId: number,
) => Promise<
  | { readonly subscription: { readonly periodStart: number; readonly periodEnd: number } | null }
  | undefined
>;

/**
 * The period that a moment lies in: that of a paid subscription, else the calendar month. Where news of a renewal is
 * still on its way, the next period is taken to begin with the end of the one that is known.
 */
export function periodOf(
  subscription: { readonly periodStart: number; readonly periodEnd: number } | null | undefined,
  now: number,
): Period {
  if (!subscription) return monthOf(now);
  let period = { start: subscription.periodStart, end: subscription.periodEnd };
  while (period.end <= now) period = { start: period.end, end: addMonth(period.end) };
  return period;
}
