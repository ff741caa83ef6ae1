import { expect, it } from 'vitest';

import { DAY_MS } from './durations.ts';
import { addMonth, followingMonth } from './following-month.ts';

/** The ends of the months that follow a period, as month and day. */
function endsAfter(start: string, end: string, count: number): string[] {
  let period = { start: Date.parse(`${start}T10:00Z`), end: Date.parse(`${end}T10:00Z`) };
  return Array.from({ length: count }, () => {
    period = followingMonth(period);
    return new Date(period.end).toISOString().slice(5, 10);
  });
}

it.each([
  ['2031-01-31', '2031-02-28', ['03-31', '04-30', '05-31']],
  ['2031-01-30', '2031-02-28', ['03-30', '04-30', '05-30']],
  ['2031-02-28', '2031-03-28', ['04-28', '05-28', '06-28']],
  ['2032-01-29', '2032-02-29', ['03-29', '04-29', '05-29']],
  ['2031-12-31', '2032-01-31', ['02-29', '03-31', '04-30']],
] as const)('months from %s to %s go on with the day on which they began', (start, end, ends) => {
  expect(endsAfter(start, end, 3)).toEqual(ends);
});

it('after a trial, months begin on the day of its end', () => {
  expect(endsAfter('2031-01-20', '2031-02-03', 2)).toEqual(['03-03', '04-03']);
});

it('every month of ten years is found again from the one before', () => {
  for (let first = Date.UTC(2031, 0, 1); first < Date.UTC(2033, 0, 1); first += DAY_MS) {
    const day = new Date(first).getUTCDate();
    let period = { start: first, end: addMonth(first) };
    for (let month = 0; month < 120; month += 1) {
      period = followingMonth(period);
      expect(period.end).toBe(addMonth(period.start, day));
    }
  }
});
