import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type ProgressSign, startTimer, type TimeLimit } from './time-limit.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const LONG: TimeLimit = { timeout: 20, progress: { recognition: 10, total: 100 } };

/** When a limit expires that is extended at these times. */
function endOf(
  limit: TimeLimit,
  extensions: readonly number[],
  sign: ProgressSign = 'recognition',
): number | undefined {
  let end: number | undefined;
  const timer = startTimer(limit, () => (end = performance.now() - start));
  const start = performance.now();
  for (const at of extensions) {
    vi.advanceTimersByTime(at - (performance.now() - start));
    if (end === undefined) timer.extend(sign);
  }
  vi.advanceTimersByTime(1000);
  timer.stop();
  return end;
}

it('is over after its time where there is no sign of progress', () => {
  expect(endOf(LONG, [])).toBe(20);
});

it('gives each recognised page its time, and what follows it as well', () => {
  expect(endOf(LONG, [15])).toBe(15 + 10 + 20);
  expect(endOf(LONG, [15, 40, 65])).toBe(65 + 10 + 20);
});

it('begins anew with each step', () => {
  expect(endOf(LONG, [15], 'step')).toBe(15 + 20);
  expect(endOf(LONG, [15, 30, 45, 46], 'step')).toBe(46 + 20);
});

it('is not extended beyond what all progress may add', () => {
  const often = [10, 25, 40, 55, 70, 85, 100, 115];
  expect(endOf(LONG, often)).toBe(20 + 100);
  expect(endOf(LONG, often, 'step')).toBe(20 + 100);
});

it('is not extended where progress gives no time', () => {
  expect(endOf({ timeout: 20 }, [5, 15])).toBe(20);
  expect(endOf({ timeout: 20 }, [5, 15], 'step')).toBe(20);
});

it('is never over once it was stopped, whatever is said to it then', () => {
  const onEnd = vi.fn();
  const timer = startTimer(LONG, onEnd);
  timer.pause();
  timer.stop();
  timer.resume();
  timer.extend('step');
  vi.advanceTimersByTime(1000);
  expect(onEnd).not.toHaveBeenCalled();
});
