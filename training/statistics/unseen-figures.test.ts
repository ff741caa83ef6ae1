import { describe, expect, it } from 'vitest';

import { digestOf, readUnseen } from './unseen-figures.ts';

const RESULTS = await readUnseen();
const MODELS = new URL('../../engine/src/models/', import.meta.url);

describe('the figures for unseen texts', () => {
  it.each(Object.entries(RESULTS))(
    'of the model of %s were measured with the committed weights',
    async (model, { weights }) => {
      expect(await digestOf(new URL(`${model}/${model}.weights.json`, MODELS))).toBe(weights);
    },
  );
});
