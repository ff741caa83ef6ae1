import { partitionPoint } from '#engine/spans/partition-point.ts';

import { NO_REPEATS, type Repeat } from './repeats.ts';

/** Shorter chains are processed in full, unless an identical one was. */
const SHORTEST_CHAIN = 64;

/**
 * Which computations for chains can be skipped because of repeats among the tokens of a text. Chains are pairs of first
 * token and end (exclusive), identified by their index.
 */
export class ChainRepeats {
  private readonly repeats: readonly Repeat[];
  private readonly chains: Int32Array;

  constructor(repeats: readonly Repeat[], chains: Int32Array) {
    this.repeats = repeats;
    this.chains = chains;
  }

  /** The identical earlier chain one period before; -1 if there is none. */
  originOf(chain: number): number {
    if (this.repeats.length === 0) return -1;
    const first = this.chains[chain]!;
    const end = this.chains[chain + 1]!;
    const repeat = this.repeats[this.firstAfter(first)];
    if (repeat === undefined || repeat.from > first || repeat.to < end) return -1;
    const origin = this.chainAt(first - repeat.period, chain);
    return this.chains[origin + 1] === end - repeat.period ? origin : -1;
  }

  /** The repeats within a chain, as positions in it. A full period precedes each, excluding the chain's first token. */
  within(chain: number): readonly Repeat[] {
    const first = this.chains[chain]!;
    const end = this.chains[chain + 1]!;
    if (this.repeats.length === 0 || end - first < SHORTEST_CHAIN) return NO_REPEATS;
    const inside: Repeat[] = [];
    for (let index = this.firstAfter(first); index < this.repeats.length; index += 1) {
      const repeat = this.repeats[index]!;
      if (repeat.from >= end) break;
      const { period } = repeat;
      const from = Math.max(repeat.from - first, period + 1);
      const to = Math.min(repeat.to, end) - first;
      if (from < to) inside.push({ from, to, period });
    }
    return inside;
  }

  /** The index of the first repeat that ends after a token; the number of repeats if there is none. */
  private firstAfter(token: number): number {
    return partitionPoint(this.repeats, ({ to }) => to <= token);
  }

  /** The chain among those before another one that begins with a token; an arbitrary one if none does. */
  private chainAt(first: number, before: number): number {
    let low = 0;
    let high = before >>> 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.chains[2 * middle]! >= first) high = middle;
      else low = middle + 1;
    }
    return 2 * low;
  }
}
