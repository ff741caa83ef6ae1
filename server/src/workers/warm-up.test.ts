import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { scanPdf } from '@proviso/documents/testing';
import { catalogue } from '@proviso/engine';
import { expect, it } from 'vitest';

import { warmUp } from './warm-up.ts';
import { startWorkerProcess } from './worker-process.ts';

const LETTER = join(import.meta.dirname, '../../../examples/documents/patient-letter.pdf');
const WARMED_WORKER = join(import.meta.dirname, '..', 'testing', 'warmed-worker.ts');

it('the warm-up exercises the readers and every detector while the process is idle', async () => {
  let steps = 0;
  await warmUp(() => {
    steps += 1;
    return false;
  });
  // One step before each of: the readers, the engine, each batch of sixteen detectors, the models, three readings, the
  // end.
  expect(steps).toBe(Math.ceil(catalogue.length / 16) + 7);
});

it('the warm-up stops as soon as a request arrives', async () => {
  let steps = 0;
  await warmUp(() => {
    steps += 1;
    return steps === 3;
  });
  expect(steps).toBe(3);
});

it('a process that has been warmed up has room for a large scan in color', async () => {
  const bytes = await scanPdf(readFileSync(LETTER), { isLarge: true });
  const worker = startWorkerProcess(WARMED_WORKER);
  try {
    const reply = await worker.run(
      { kind: 'document', bytes, format: 'pdf', policy: undefined },
      { timeout: 90_000 },
    );
    expect(reply).toMatchObject({ kind: 'analysis' });
  } finally {
    worker.kill();
  }
});
