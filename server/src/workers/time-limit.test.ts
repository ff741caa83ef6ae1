import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startTimer, type TimeLimit } from './time-limit.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const RECOGNIZING: TimeLimit = { timeout: 20, recognition: { page: 10, total: 100 } };

/** When a limit is over that is extended at these times. */
function endOf(limit: TimeLimit, extensions: readonly number[]): number | undefined {
  let end: number | undefined;
  const timer = startTimer(limit, () => (end = performance.now() - start));
  const start = performance.now();
  for (const at of extensions) {
    vi.advanceTimersByTime(at - (performance.now() - start));
    if (end === undefined) timer.extend();
  }
  vi.advanceTimersByTime(1000);
  timer.stop();
  return end;
}

it('is over after its time where no text is recognised', () => {
  expect(endOf(RECOGNIZING, [])).toBe(20);
});

it('gives each recognised page its time, and what follows it as well', () => {
  expect(endOf(RECOGNIZING, [15])).toBe(15 + 10 + 20);
  expect(endOf(RECOGNIZING, [15, 40, 65])).toBe(65 + 10 + 20);
});

it('is not extended beyond what all pages together may take', () => {
  expect(endOf(RECOGNIZING, [10, 30, 50, 70, 90, 110])).toBe(20 + 100);
});

it('is not extended where there are no pages to recognise', () => {
  expect(endOf({ timeout: 20 }, [5, 15])).toBe(20);
});

it('is never over once it was stopped, whatever is said to it then', () => {
  const onEnd = vi.fn();
  const timer = startTimer(RECOGNIZING, onEnd);
  timer.pause();
  timer.stop();
  timer.resume();
  timer.extend();
  vi.advanceTimersByTime(1000);
  expect(onEnd).not.toHaveBeenCalled();
});
