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

it('a time limit expires after its timeout without progress', () => {
  expect(endOf(LONG, [])).toBe(20);
});

it('a time limit is extended for each recognized page, plus the full timeout for what follows', () => {
  expect(endOf(LONG, [15])).toBe(15 + 10 + 20);
  expect(endOf(LONG, [15, 40, 65])).toBe(65 + 10 + 20);
});

it('a time limit restarts with each step', () => {
  expect(endOf(LONG, [15], 'step')).toBe(15 + 20);
  expect(endOf(LONG, [15, 30, 45, 46], 'step')).toBe(46 + 20);
});

it('a time limit is never extended beyond its total allowance for progress', () => {
  const often = [10, 25, 40, 55, 70, 85, 100, 115];
  expect(endOf(LONG, often)).toBe(20 + 100);
  expect(endOf(LONG, often, 'step')).toBe(20 + 100);
});

it('a time limit without a progress allowance is never extended', () => {
  expect(endOf({ timeout: 20 }, [5, 15])).toBe(20);
  expect(endOf({ timeout: 20 }, [5, 15], 'step')).toBe(20);
});

it('a time limit never expires after it was stopped, even if it is resumed or extended', () => {
  const onEnd = vi.fn();
  const timer = startTimer(LONG, onEnd);
  timer.pause();
  timer.stop();
  timer.resume();
  timer.extend('step');
  vi.advanceTimersByTime(1000);
  expect(onEnd).not.toHaveBeenCalled();
});
