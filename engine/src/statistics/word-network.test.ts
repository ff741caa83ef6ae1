import { describe, expect, it } from 'vitest';

import { layersOf, layersSize } from './word-network-layers.ts';
import { WordNetwork } from './word-network.ts';

const SHAPE = { width: 6, hidden: 8, labels: 2, maxWords: 5 };

/** A network whose parameters oscillate around zero, without biases. */
function createNetwork(): WordNetwork {
  const swing = (length: number): Float32Array =>
    Float32Array.from({ length }, (_, index) => Math.sin(7 * index + 1));
  const layers = swing(layersSize(SHAPE));
  const { pairBiases, hiddenBiases, answerBiases } = layersOf(layers, SHAPE);
  for (const biases of [pairBiases, hiddenBiases, answerBiases]) biases.fill(0);
  return new WordNetwork(SHAPE, { vectors: swing(4 * SHAPE.width), layers });
}

describe('the word network', () => {
  it('reports word contributions that add up to the output in the absence of biases', () => {
    const network = createNetwork();
    const answers = Array.from(network.run(Uint32Array.of(3, 1, 2, 1), 4));
    for (const [label, answer] of answers.entries()) {
      const gains = network.gains(label, 4);
      expect(gains).toHaveLength(4);
      expect(gains.reduce((sum, gain) => sum + gain, 0)).toBeCloseTo(answer, 4);
    }
  });

  it('returns the same output regardless of earlier inputs', () => {
    const network = createNetwork();
    const first = Array.from(network.run(Uint32Array.of(1, 2), 2));
    network.run(Uint32Array.of(3, 3, 0, 2, 1), 5);
    expect(Array.from(network.run(Uint32Array.of(1, 2), 2))).toEqual(first);
  });
});
