import { Refusal } from '#server/refusal.ts';

/** No analysis is left in this period. */
export function limitReached(limit: number, plan: string, resetsAt: number): Refusal {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    resetsAt,
  );
  return new Refusal(
    'limit-reached',
    'usage.limit_reached',
    `You've used all ${limit} analyses on your ${plan} plan. Your allowance starts anew on ${day}.`,
  );
}
