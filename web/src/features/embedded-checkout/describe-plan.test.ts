import { expect, it } from 'vitest';

import {
  asksForCard,
  describeCancellation,
  describeChange,
  describeOutlook,
  type Running,
} from './describe-plan.ts';

const active: Running = {
  plan: 'pro',
  nextPlan: null,
  state: 'active',
  periodEnd: '2031-03-03T00:00:00.000Z',
  paymentDueAt: null,
  isEnding: false,
  changeCosts: { starter: 0, pro: 0 },
};
const failing: Running = {
  ...active,
  state: 'past_due',
  paymentDueAt: '2031-02-10T00:00:00.000Z',
};

it.each([
  [active, 'Renews on Mar 3, 2031.'],
  [{ ...active, nextPlan: 'starter' }, 'Changes to Starter on Mar 3, 2031.'],
  [{ ...active, isEnding: true }, 'Ends on Mar 3, 2031, and returns to the free plan.'],
  [
    { ...active, isEnding: true, nextPlan: 'starter' },
    'Ends on Mar 3, 2031, and returns to the free plan. If you resume it, it changes to Starter on that day instead.',
  ],
  [failing, 'The last payment failed. Save another card by Feb 10, 2031 to keep the plan.'],
  [{ ...failing, isEnding: true }, 'Ends on Feb 10, 2031, and returns to the free plan.'],
] as const)('the outlook of a subscription names what happens and when', (subscription, words) => {
  expect(describeOutlook(subscription, true)).toBe(words);
});

it('a change to a larger plan names its price, and that a canceled subscription still ends', () => {
  const starter: Running = { ...active, plan: 'starter', changeCosts: { starter: 0, pro: 15.5 } };
  const price =
    'It takes effect immediately. You pay about $15.50 now, the difference for the rest of the period.';
  expect(describeChange(starter, 'pro', 0)).toBe(price);
  expect(describeChange({ ...starter, isEnding: true }, 'pro', 0)).toBe(
    `${price} The subscription still ends on Mar 3, 2031, unless you resume it.`,
  );
});

it('the question before a cancellation names the day and what is lost', () => {
  expect(describeCancellation(active)).toBe(
    'You keep Pro, with 500 analyses a month, until Mar 3, 2031. Then the account returns to the free plan and its allowance. Documents and reports stay.',
  );
  expect(describeCancellation(failing)).toContain('until Feb 10, 2031.');
});

it('a card is asked for when the plan would be lost without one', () => {
  const trial: Running = { ...active, state: 'trialing' };
  expect(asksForCard(trial, false)).toBe(true);
  expect(asksForCard(trial, true)).toBe(false);
  expect(asksForCard(failing, true)).toBe(true);
  expect(asksForCard({ ...failing, isEnding: true }, true)).toBe(false);
  expect(asksForCard(active, true)).toBe(false);
});
