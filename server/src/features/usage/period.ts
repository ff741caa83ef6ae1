import { followingMonth } from '#server/calendar/following-month.ts';
import { monthOf, type Period } from '#server/calendar/month-of.ts';
import type { Database } from '#server/tables/schema.ts';

/** An account's last known paid period, with times in Unix milliseconds. */
export type FindPaidPeriod = (
  database: Database,
  profileId: number,
) => Promise<
  | { readonly subscription: { readonly periodStart: number; readonly periodEnd: number } | null }
  | undefined
>;

/**
 * The period that contains a moment: that of a paid subscription, else the calendar month. Until the renewal event
 * arrives, the next period is assumed to begin at the end of the last known one.
 */
export function periodOf(
  subscription: { readonly periodStart: number; readonly periodEnd: number } | null | undefined,
  now: number,
): Period {
  if (!subscription) return monthOf(now);
  let period: Period = { start: subscription.periodStart, end: subscription.periodEnd };
  while (period.end <= now) period = followingMonth(period);
  return period;
}
