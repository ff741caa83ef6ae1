import { catalogue } from '@proviso/engine';
import { expect, it } from 'vitest';

import { warmUp } from './warm-up.ts';

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
