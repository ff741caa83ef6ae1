import type { Plan } from '@proviso/contracts';

import { Refusal } from './refusal.ts';

/** No analysis is left in this period; on the largest plan, only waiting helps. */
export function limitReached(limit: number, plan: Plan, resetsAt: number): Refusal {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    resetsAt,
  );
  const advice =
    plan === 'pro'
      ? `Your allowance resets on ${day}.`
      : 'Upgrade to continue analyzing documents.';
  const message = `You've used all ${limit} analyses on your ${plan} plan. ${advice}`;
  return new Refusal('limit-reached', 'usage.limit_reached', message);
}
