import { describe, expect, it } from 'vitest';

import { ChainSummer } from './chain-sums.ts';
import { LabelSearch } from './label-search.ts';
import { LABELS, canFollow, OUTSIDE, STRIDE } from './labels.ts';

const COUNT = 3;
const emissions = Float64Array.from({ length: COUNT * STRIDE }, (_, at) => Math.sin(at * 7) * 3);
const transitions = Float64Array.from({ length: STRIDE * STRIDE }, (_, at) => Math.cos(at * 5));

/** Every labeling of the chain, with its score. */
function allWays(): { labels: number[]; score: number }[] {
  let ways = [{ labels: [] as number[], score: 0 }];
  for (let token = 0; token < COUNT; token += 1) {
    ways = ways.flatMap(({ labels, score }) => {
      const before = labels.at(-1);
      return Array.from({ length: LABELS }, (_, label) => label)
        .filter((label) => canFollow(before ?? OUTSIDE, label))
        .map((label) => {
          const step = before === undefined ? 0 : (transitions[before * STRIDE + label] ?? 0);
          const own = emissions[token * STRIDE + label] ?? 0;
          return { labels: [...labels, label], score: score + own + step };
        });
    });
  }
  return ways;
}

describe('a label chain', () => {
  it('has the same probabilities as brute-force enumeration', () => {
    const ways = allWays();
    const total = ways.reduce((sum, { score }) => sum + Math.exp(score), 0);
    const summer = new ChainSummer();
    summer.setTransitions(transitions);
    const probabilities = emissions.slice();
    summer.sum(probabilities, COUNT);
    for (let token = 0; token < COUNT; token += 1) {
      for (let label = 0; label < LABELS; label += 1) {
        const share = ways
          .filter(({ labels }) => labels[token] === label)
          .reduce((sum, { score }) => sum + Math.exp(score) / total, 0);
        expect(probabilities[token * STRIDE + label]).toBeCloseTo(share, 9);
      }
    }
  });

  it('has bit-identical probabilities and the same labels when its repeats are known', () => {
    const count = 900;
    const period = 3;
    const scores = Float64Array.from({ length: count * STRIDE }, (_, at) => {
      const token = Math.floor(at / STRIDE);
      const isRepeated = token >= 20 && token < 860;
      return at % STRIDE === LABELS
        ? 0
        : Math.sin((isRepeated ? (token % period) * STRIDE + (at % STRIDE) : at) * 7) * 3;
    });
    const summer = new ChainSummer();
    summer.setTransitions(transitions);
    const plain = scores.slice();
    summer.sum(plain, count);
    const spared = scores.slice();
    const repeats = [
      { from: 23, to: 400, period },
      { from: 410, to: 412, period },
      { from: 450, to: 860, period: 2 * period },
    ];
    summer.sum(spared, count, { repeats });
    expect(spared).toEqual(plain);
    const search = new LabelSearch(transitions);
    const chain = { emissions: scores, at: 0, count };
    search.find(chain);
    const labels = search.labels.slice(0, count);
    const other = new LabelSearch(transitions);
    other.find(chain, repeats);
    expect(other.labels.slice(0, count)).toEqual(labels);
  });

  it('gives disallowed labels zero probability', () => {
    const summer = new ChainSummer();
    summer.setTransitions(transitions);
    const probabilities = emissions.slice();
    summer.sum(probabilities, COUNT, { allowed: Uint8Array.of(1, 0b1010, 0x7f) });
    expect(probabilities[0]).toBeCloseTo(1, 9);
    expect((probabilities[STRIDE + 1] ?? 0) + (probabilities[STRIDE + 3] ?? 0)).toBeCloseTo(1, 9);
  });

  it('has the same best labels as brute-force enumeration', () => {
    const [best] = allWays().toSorted((one, other) => other.score - one.score);
    const search = new LabelSearch(transitions);
    expect(search.find({ emissions, at: 0, count: COUNT })).toBe(true);
    expect([...search.labels.subarray(0, COUNT)]).toEqual(best?.labels);
  });
});
