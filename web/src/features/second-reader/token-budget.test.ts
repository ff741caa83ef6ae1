import { expect, it } from 'vitest';

import { nextMonth, usedPercent } from './token-budget.ts';

it.each([
  [0, 0],
  [1, 1],
  [250_000, 25],
  [999_999, 99],
  [1_000_000, 100],
  [1_200_000, 100],
])('%i tokens of a million are %i percent', (used, percent) => {
  expect(usedPercent({ used, perMonth: 1_000_000 })).toBe(percent);
});

it('the token budget resets at the next calendar month in UTC, including at year end', () => {
  expect(nextMonth(Date.UTC(2026, 10, 30, 23, 59))).toBe('2026-12-01T00:00:00.000Z');
  expect(nextMonth(Date.UTC(2026, 11, 1))).toBe('2027-01-01T00:00:00.000Z');
});
