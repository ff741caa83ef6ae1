import { expect, it } from 'vitest';

import { describeCounts, listFlaky } from './test-counts.ts';

it('counts a test that passed only on the second try apart, and names it', () => {
  const spec = (title: string, status: string) => ({
    file: 'tabs.spec.ts',
    title,
    tests: [{ status }],
  });
  const flaky = listFlaky({
    specs: [spec('opens', 'expected'), spec('closes', 'flaky')],
    suites: [{ specs: [spec('reloads', 'flaky')] }],
  });
  expect(flaky).toEqual(['tabs.spec.ts › closes', 'tabs.spec.ts › reloads']);
  const counts = { passed: 10, failed: 0, skipped: 1, flaky };
  expect(describeCounts(counts).split('\n').at(-1)).toBe('10 passed, 0 failed, 1 skipped, 2 flaky');
  expect(describeCounts({ ...counts, flaky: [] })).toBe('10 passed, 0 failed, 1 skipped');
});
