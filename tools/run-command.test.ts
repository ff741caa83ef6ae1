import { describe, expect, it } from 'vitest';

import { runTogether } from './run-command.ts';

const forever = ['node', ['--eval', 'setInterval(() => {}, 1000)']] as const;

describe('commands that run together', () => {
  it('end with the first that ends, and with its exit code', async () => {
    expect(await runTogether([forever, ['node', ['--eval', 'process.exit(3)']]])).toBe(3);
  });

  it('end when one cannot be started', async () => {
    await expect(runTogether([forever, ['no-such-command', []]])).rejects.toThrow(/ENOENT/);
  });
});
