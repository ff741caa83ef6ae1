import type { SubscriptionStatus } from '@proviso/contracts';

import { formatUtcDate } from '#web/lib/format/format-date.ts';

import { texts } from './texts.ts';

/** What is true of a plan now, in two or three words; the tone only supports them. */
interface PlanBadge {
  readonly label: string;
  readonly tone: 'good' | 'medium' | 'high';
}

/** The state of the plan: a plan that is about to be lost is not simply active. */
export function planBadge({ subscription }: Pick<SubscriptionStatus, 'subscription'>): PlanBadge {
  const { active, trial, paymentFailed, endsOn } = texts;
  if (subscription === null) return { label: active, tone: 'good' };
  const { state, endsAt } = subscription;
  if (endsAt !== null) return { label: endsOn(formatUtcDate(endsAt)), tone: 'medium' };
  if (state === 'past_due') return { label: paymentFailed, tone: 'high' };
  return { label: state === 'trialing' ? trial : active, tone: 'good' };
}
