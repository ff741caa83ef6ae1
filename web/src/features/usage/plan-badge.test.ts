import { expect, it } from 'vitest';

import { planBadge } from './plan-badge.ts';

const endsAt = '2031-02-03T00:00:00.000Z';

it.each([
  ['active', null, 'Active'],
  ['trialing', null, 'Trial'],
  ['past_due', null, 'Payment failed'],
  ['active', endsAt, 'Ends on Feb 3, 2031'],
  ['trialing', endsAt, 'Ends on Feb 3, 2031'],
  ['past_due', endsAt, 'Ends on Feb 3, 2031'],
] as const)('a plan that is %s and ends at %s is shown as what it is', (state, ends, label) => {
  const subscription = { state, endsAt: ends, paymentDueAt: null };
  expect(planBadge({ subscription }).label).toBe(label);
});

it('the free plan is active', () => {
  expect(planBadge({ subscription: null }).label).toBe('Active');
});
