import { catalogue } from '@proviso/engine';
import { expect, it } from 'vitest';

import { warmUp } from './warm-up.ts';

it('rehearses the readers and every detector while nobody asks', async () => {
  let steps = 0;
  await warmUp(() => {
    steps += 1;
    return false;
  });
  // One step before each of: the readers, the engine, each batch of sixteen detectors, the models, three readings, the
  // end.
  expect(steps).toBe(Math.ceil(catalogue.length / 16) + 7);
});

it('gives way as soon as somebody asks', async () => {
  let steps = 0;
  await warmUp(() => {
    steps += 1;
    return steps === 3;
  });
  expect(steps).toBe(3);
});
