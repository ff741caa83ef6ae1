import { expect, it } from 'vitest';

import { nextMonth } from './token-budget.ts';

it('the token budget resets at the next calendar month in UTC, including at year end', () => {
  expect(nextMonth(Date.UTC(2026, 10, 30, 23, 59))).toBe('2026-12-01T00:00:00.000Z');
  expect(nextMonth(Date.UTC(2026, 11, 1))).toBe('2027-01-01T00:00:00.000Z');
});
