import { expect, it } from 'vitest';

import { isPaymentOverdue, subscriptionFact } from './subscription-facts.ts';

const resetsAt = '2031-02-03T00:00:00.000Z';

it.each([
  [
    'trialing',
    null,
    'Your trial runs until Feb 3, 2031. Without a card, the plan then returns to free.',
  ],
  ['active', null, 'Renews on Feb 3, 2031.'],
  ['past_due', null, 'Your last payment failed. Update your card to keep the plan.'],
  ['trialing', resetsAt, 'Your pro plan ends on Feb 3, 2031 and is not renewed.'],
] as const)(
  'a subscription that is %s and ends at %s has its own message',
  (state, endsAt, sentence) => {
    expect(
      subscriptionFact({
        plan: 'pro',
        resetsAt,
        subscription: { state, endsAt, paymentDueAt: null },
      }),
    ).toBe(sentence);
  },
);

it('a failed payment has its deadline, when that is known', () => {
  const subscription = { state: 'past_due', endsAt: null, paymentDueAt: resetsAt } as const;
  expect(subscriptionFact({ plan: 'pro', resetsAt, subscription })).toBe(
    'Your last payment failed. Update your card by Feb 3, 2031 to keep the plan.',
  );
});

it('a payment is overdue only while the subscription could be kept by paying', () => {
  const subscription = { state: 'past_due', endsAt: null, paymentDueAt: resetsAt } as const;
  expect(isPaymentOverdue({ subscription })).toBe(true);
  expect(isPaymentOverdue({ subscription: { ...subscription, endsAt: resetsAt } })).toBe(false);
  expect(isPaymentOverdue({ subscription: { ...subscription, state: 'active' } })).toBe(false);
  expect(isPaymentOverdue({ subscription: null })).toBe(false);
});

it('a missing subscription has no message', () => {
  expect(subscriptionFact({ plan: 'free', resetsAt, subscription: null })).toBeNull();
});
