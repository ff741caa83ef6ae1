import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createProgress } from './progress.ts';

const { isTTY } = process.stderr;
beforeEach(() => {
  process.stderr.isTTY = true;
});
afterEach(() => {
  process.stderr.isTTY = isTTY;
  vi.restoreAllMocks();
});

it('leaves it to the terminal to cut the line, and cuts a name between letters', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  createProgress(2).show(0, `報告書-${'👍🏽'.repeat(49)}é`);
  const [line] = write.mock.lastCall ?? [];
  expect(line).toBe(`\r\u001b[K\u001b[?7l1/2 ${'░'.repeat(20)} ${'👍🏽'.repeat(49)}é\u001b[?7h`);
});
