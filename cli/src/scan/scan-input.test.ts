import { join } from 'node:path';
import { Readable } from 'node:stream';

import { expect, it, vi } from 'vitest';

import { readBytes, readInput } from '../read-input.ts';
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

it('stops reading an input that never ends', async () => {
  const block = Buffer.alloc(64 * 1024 * 1024);
  const endless = Readable.from(
    (function* () {
      for (;;) yield block;
    })(),
  );
  await expect(readBytes(endless)).rejects.toThrow('larger than 512 MB');
});
