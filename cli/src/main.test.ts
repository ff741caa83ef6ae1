import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, it } from 'vitest';

import { EXAMPLES } from './testing/run-proviso.ts';

const ALWAYS_FULL = '/dev/full';

it.skipIf(!existsSync(ALWAYS_FULL))(
  'a scan whose output cannot be written exits with 2 and the reason',
  async () => {
    const program = join(import.meta.dirname, 'main.ts');
    const memo = join(EXAMPLES, 'clean-memo.txt');
    const child = spawn(process.execPath, [program, 'scan', memo], {
      stdio: ['ignore', openSync(ALWAYS_FULL, 'w'), 'pipe'],
    });
    const [errors, [exitCode]] = await Promise.all([text(child.stderr!), once(child, 'close')]);
    expect(exitCode).toBe(2);
    expect(errors).toMatch(/^proviso: the output could not be written: ENOSPC.*\n$/u);
  },
);
