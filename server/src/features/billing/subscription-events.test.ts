import { expect, it } from 'vitest';

import { subscriptionEvents } from './subscription-events.ts';

const running = { state: 'active', endsAt: null } as const;
const ending = { state: 'active', endsAt: 1 } as const;
const failing = { state: 'past_due', endsAt: null } as const;

it.each([
  ['bought', null, running, []],
  ['reported again', ending, ending, []],
  ['canceled', running, ending, ['subscription.canceled']],
  ['resumed', ending, running, ['subscription.resumed']],
  ['not paid', running, failing, ['payment.failed']],
  ['not paid for long', failing, failing, []],
  ['over', ending, null, []],
] as const)('a subscription that was %s is listed as such', (_what, before, after, kinds) => {
  expect(subscriptionEvents(before, after)).toEqual(kinds);
});
