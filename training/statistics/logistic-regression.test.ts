import { readLinearModel } from '@proviso/engine/training';
import { describe, expect, it } from 'vitest';

import { ABSENT, packExamples, PRESENT, UNKNOWN } from './examples.ts';
import { encodeLinearWeights } from './linear-weights.ts';
import { trainLogisticRegression } from './logistic-regression.ts';

const LABELS = ['odd', 'large'];
const OPTIONS = {
  bucketBits: 6,
  epochs: 40,
  rate: 0.5,
  l1: 0.01,
  l2: 0.01,
  presentWeight: 1,
  seed: 1,
};

/** Numbers below 32, one feature per bit; the target "large" is unknown for every third. */
const EXAMPLES = Array.from({ length: 32 }, (_, number) => ({
  features: [0, 1, 2, 3, 4].map((bit) => bit * 2 + ((number >> bit) & 1)),
  value: 1,
  targets: [
    number % 2 === 1 ? PRESENT : ABSENT,
    number % 3 === 0 ? UNKNOWN : number >= 16 ? PRESENT : ABSENT,
  ],
}));

function train() {
  return encodeLinearWeights(
    LABELS,
    trainLogisticRegression(packExamples(EXAMPLES, 2, OPTIONS.bucketBits), OPTIONS),
  );
}

describe('the classifiers', () => {
  it('predict the labels they were trained on, including unknown ones', () => {
    const model = readLinearModel(train());
    const answers = EXAMPLES.map(({ features }) =>
      [...model.score(Uint32Array.from(features), features.length)].map((score) => score > 0),
    );
    expect(answers).toEqual(EXAMPLES.map((_, number) => [number % 2 === 1, number >= 16]));
  });

  it('are identical on every training run', () => {
    expect(train()).toEqual(train());
  });

  it('weigh each feature individually', () => {
    const model = readLinearModel(train());
    expect(model.weightOf(1, 0)).toBeGreaterThan(0);
    expect(model.weightOf(0, 0)).toBeLessThan(0);
    expect(model.weightOf(40, 0)).toBe(0);
  });
});
