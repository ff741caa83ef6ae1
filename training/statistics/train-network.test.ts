import { networkSize, runNetwork } from '@proviso/engine/training';
import { describe, expect, it } from 'vitest';

import { trainNetwork } from './train-network.ts';

const SHAPE = { inputs: 2, labels: 2, hidden: 8 };
const OPTIONS = { epochs: 400, rate: 0.2, seed: 3 };

/** One label holds if two signs differ, the other if they are equal. */
const EXAMPLES = [-1, 1].flatMap((one) =>
  [-1, 1].flatMap((other) =>
    [0, 1].map((label) => ({
      input: Float64Array.of(one, other),
      label,
      isPresent: (one === other) === (label === 1),
    })),
  ),
);

describe('a network', () => {
  it('learns a function that is not linear in its inputs', () => {
    const numbers = trainNetwork(EXAMPLES, SHAPE, OPTIONS);
    const answers = EXAMPLES.map((example) => runNetwork(numbers, SHAPE, example) > 0);
    expect(answers).toEqual(EXAMPLES.map(({ isPresent }) => isPresent));
  });

  it('is identical on every training run and has the size of its shape', () => {
    const numbers = trainNetwork(EXAMPLES, SHAPE, { ...OPTIONS, epochs: 2 });
    expect(numbers).toHaveLength(networkSize(SHAPE));
    expect(trainNetwork(EXAMPLES, SHAPE, { ...OPTIONS, epochs: 2 })).toEqual(numbers);
  });
});
