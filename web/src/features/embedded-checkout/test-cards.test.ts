import { expect, it } from 'vitest';

import { groupDigits, groupExpiry } from './test-cards.ts';

it.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 42', '4242 4242 42'],
  ['4242 ', '4242'],
  ['abc', ''],
])('a card number typed as %j is shown as %j', (typed, shown) => {
  expect(groupDigits(typed)).toBe(shown);
});

it.each([
  ['12', '12'],
  ['123', '12 / 3'],
  ['12/34', '12 / 34'],
  ['12 / ', '12'],
])('an expiry date typed as %j is shown as %j', (typed, shown) => {
  expect(groupExpiry(typed)).toBe(shown);
});
