import { join } from 'node:path';

import { expect, it, vi } from 'vitest';

import { readInput } from '../read-input.ts';
import { EXAMPLES } from '../testing/run-proviso.ts';
import { EMPTY_BASELINE } from './baseline.ts';
import { scanInput } from './scan-input.ts';

it('counts an input as unreadable when Proviso itself fails on it, and says so', async () => {
  const write = vi.spyOn(console, 'error').mockReturnValue();
  const analysis = {
    get categories(): never {
      throw new TypeError('unexpected');
    },
  };
  const memo = join(EXAMPLES, 'clean-memo.pdf');
  const result = await scanInput(
    { file: memo, read: () => readInput(memo) },
    { analysis, baseline: EMPTY_BASELINE },
  );
  expect(result).toMatchObject({ kind: 'unreadable', file: memo, code: 'cli.fault' });
  expect(write.mock.lastCall).toEqual([expect.stringContaining('fault'), expect.any(TypeError)]);
});
