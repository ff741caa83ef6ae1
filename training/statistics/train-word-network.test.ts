import { readWordNetwork, WordNetwork } from '@proviso/engine/training';
import { describe, expect, it } from 'vitest';

import { ABSENT, PRESENT } from './examples.ts';
import { trainWordNetwork } from './train-word-network.ts';
import { encodeWordNetwork, frequentWords } from './word-network-weights.ts';

const SHAPE = { width: 8, hidden: 16, labels: 1, maxWords: 4 };
const OPTIONS = { epochs: 40, rate: 0.01, vectorRate: 0.02, seed: 5 };
const WORDS = 9;

/** Passages of two words out of eight; the label holds if an odd one precedes an even one. */
const EXAMPLES = Array.from({ length: 64 }, (_, index) => {
  const rows = Uint32Array.of(1 + (index % 8), 1 + Math.floor(index / 8));
  const isPresent = (rows[0] ?? 0) % 2 === 1 && (rows[1] ?? 0) % 2 === 0;
  return { rows, targets: [isPresent ? PRESENT : ABSENT] };
});
const REPEATED = Array.from({ length: 12 }, () => EXAMPLES).flat();

describe('a word network', () => {
  it('learns a label that depends on word order', () => {
    const network = new WordNetwork(SHAPE, trainWordNetwork(REPEATED, SHAPE, WORDS, OPTIONS));
    const answers = EXAMPLES.map(({ rows }) => (network.run(rows, 2)[0] ?? 0) > 0);
    expect(answers).toEqual(EXAMPLES.map(({ targets }) => targets[0] === PRESENT));
  });

  it('is identical on every training run', () => {
    const once = trainWordNetwork(EXAMPLES, SHAPE, WORDS, { ...OPTIONS, epochs: 2 });
    expect(trainWordNetwork(EXAMPLES, SHAPE, WORDS, { ...OPTIONS, epochs: 2 })).toEqual(once);
  });

  it('gives the same answers whether its steps run one by one or all at once', () => {
    const network = new WordNetwork(SHAPE, trainWordNetwork(EXAMPLES, SHAPE, WORDS, OPTIONS));
    const rows = Uint32Array.of(3, 0, 8);
    const atOnce = network.run(rows, 3).slice();
    network.gather(rows, 3);
    network.pair(3);
    network.pool(3);
    network.hide();
    network.answer();
    expect(network.answers).toEqual(atOnce);
  });
});

describe('encodeWordNetwork', () => {
  it('preserves the words and classifications when read back', () => {
    const parameters = trainWordNetwork(REPEATED, SHAPE, WORDS, OPTIONS);
    const words = Uint32Array.of(7, 300, 70_000, 2 ** 31, 2 ** 32 - 1, 8, 9, 10).sort();
    const { network, rowOf } = readWordNetwork(encodeWordNetwork(words, parameters, SHAPE), SHAPE);
    expect(Array.from(words, rowOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(rowOf(12)).toBe(0);
    const answers = EXAMPLES.map(({ rows }) => (network.run(rows, 2)[0] ?? 0) > 0);
    expect(answers).toEqual(EXAMPLES.map(({ targets }) => targets[0] === PRESENT));
  });
});

describe('frequentWords', () => {
  it('returns the most frequent words in ascending order', () => {
    expect(
      frequentWords(
        [
          [5, 9],
          [9, 1],
          [5, 9, 2],
        ],
        2,
      ),
    ).toEqual(Uint32Array.of(5, 9));
  });
});
