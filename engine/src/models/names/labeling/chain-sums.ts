import type { ScoredChain } from './label-search.ts';
import { LABELS, canFollow, OUTSIDE, STRIDE } from './labels.ts';
import { isSameRow, LONGEST_PERIOD, NO_REPEATS, type Repeat, repeatRows } from './repeats.ts';

const SMALLEST = 1e-300;
/** A module-local copy, because imported bindings are looked up on every use. */
const LABEL_COUNT = LABELS;
const ROW = STRIDE;
/** More rows than a period has tokens. */
const RING_ROWS = 2 * LONGEST_PERIOD;

export interface SumOptions {
  /** The offset of the chain's scores. */
  readonly at?: number;
  /** Where to write the probabilities, at the same offset; overwrites the scores if omitted. */
  readonly target?: Float64Array;
  readonly allowed?: Uint8Array;
  /** Accumulates expected transition counts; rows are the first label. */
  readonly pairs?: Float64Array;
  /** Where scores equal those one period before; not with `allowed` and `pairs`. Does not change the probabilities. */
  readonly repeats?: readonly Repeat[];
}

/** `settled` is the position from which the forward sums also equal those one period before. */
interface SettledRepeat extends Repeat {
  readonly settled: number;
}

/**
 * The forward-backward algorithm, rescaled at each token to stay within range. Emission scores and `transitions` are
 * logarithms; `allowed` is a bit mask per token that limits its labels.
 */
export class ChainSummer {
  /** Exponentiated transitions: rows are the first label, and in the transpose the second. */
  private readonly ratios = new Float64Array(ROW * ROW);
  private readonly turned = new Float64Array(ROW * ROW);
  private weights = new Float64Array(0);
  private forward = new Float64Array(0);
  /** For the latest tokens of a repeat, the contents of `ways` when the backward pass reached them. */
  private readonly backward = new Float64Array(RING_ROWS * ROW);
  /** The repeats of the current chain. */
  private readonly settled: SettledRepeat[] = [];
  /** The forward or backward weights at a token, and the same multiplied by the token's emissions. */
  private readonly ways = new Float64Array(ROW);
  private readonly next = new Float64Array(ROW);

  setTransitions(transitions: ArrayLike<number>): void {
    for (let before = 0; before < LABELS; before += 1) {
      for (let label = 0; label < LABELS; label += 1) {
        const at = before * STRIDE + label;
        const ratio = canFollow(before, label) ? Math.exp(transitions[at] ?? 0) : 0;
        this.ratios[at] = ratio;
        this.turned[label * STRIDE + before] = ratio;
      }
    }
  }

  /** Writes the marginal probabilities of the labels of a chain. */
  sum(emissions: Float64Array, count: number, options: SumOptions = {}): void {
    if (this.weights.length < count * STRIDE) {
      this.weights = new Float64Array(count * STRIDE * 2);
      this.forward = new Float64Array(count * STRIDE * 2);
    }
    const { at = 0, allowed, pairs, target = emissions, repeats = NO_REPEATS } = options;
    this.weighAll({ emissions, at, count }, repeats);
    if (allowed !== undefined) this.close(allowed, count);
    this.goForward(count, repeats);
    this.goBackward({ emissions: target, at, count, pairs });
  }

  private weighAll({ emissions, at, count }: ScoredChain, repeats: readonly Repeat[]): void {
    let token = 0;
    for (const repeat of repeats) {
      this.weigh(emissions, at, token, repeat.from);
      repeatRows(this.weights, repeat);
      token = repeat.to;
    }
    this.weigh(emissions, at, token, count);
  }

  /** Normalizes so that the largest label weight of a token is 1. */
  private weigh(emissions: Float64Array, at: number, token: number, end: number): void {
    const { weights } = this;
    for (let from = token * ROW; from < end * ROW; from += ROW) {
      const first = at + from;
      let highest = emissions[first]!;
      for (let label = 1; label < LABEL_COUNT; label += 1) {
        const emission = emissions[first + label]!;
        if (emission > highest) highest = emission;
      }
      for (let label = 0; label < LABEL_COUNT; label += 1) {
        const below = emissions[first + label]! - highest;
        // A weight of 1 needs no exponential, and a label that cannot come first has none.
        const isAsked = below !== 0 && (from > 0 || INITIAL_PROBABILITIES[label]! !== 0);
        weights[from + label] = isAsked ? Math.exp(below) : 1;
      }
    }
  }

  private close(allowed: Uint8Array, count: number): void {
    for (let token = 0; token < count; token += 1) {
      for (let label = 0; label < LABELS; label += 1) {
        if ((allowed[token]! & (1 << label)) === 0) this.weights[token * STRIDE + label] = 0;
      }
    }
  }

  private goForward(count: number, repeats: readonly Repeat[]): void {
    const { forward, settled } = this;
    settled.length = 0;
    let token = 0;
    for (const repeat of repeats) {
      const { from, to, period } = repeat;
      this.stepForward(token, from);
      token = from;
      while (token < to && !isSameRow(forward, (token - 1) * ROW, (token - 1 - period) * ROW)) {
        this.stepForward(token, token + 1);
        token += 1;
      }
      repeatRows(forward, { from: token, to, period });
      settled.push({ ...repeat, settled: token });
      token = to;
    }
    this.stepForward(token, count);
  }

  /** The forward pass over a range of tokens. */
  private stepForward(token: number, end: number): void {
    const { weights, forward, turned, ways } = this;
    for (let from = token * ROW; from < end * ROW; from += ROW) {
      if (from > 0) multiply(turned, forward, from - ROW, ways);
      else ways.set(INITIAL_PROBABILITIES);
      let sum = 0;
      for (let label = 0; label < LABEL_COUNT; label += 1) {
        const value = ways[label]! * weights[from + label]!;
        forward[from + label] = value;
        sum += value;
      }
      // If every path is forbidden the sum is 0; a tiny value keeps the numbers finite.
      const kept = Math.max(sum, SMALLEST);
      for (let at = from; at < from + LABEL_COUNT; at += 1) forward[at] = forward[at]! / kept;
    }
  }

  private goBackward(chain: SummedChain): void {
    this.ways.fill(1);
    let end = chain.count;
    for (let last = this.settled.length - 1; last >= 0; last -= 1) {
      const repeat = this.settled[last]!;
      this.stepBackward(chain, repeat.to, end);
      end = this.goBackwardIn(chain, repeat);
    }
    this.stepBackward(chain, 0, end);
  }

  /** The backward pass down to where values stop repeating a period later; returns that position. */
  private goBackwardIn(chain: SummedChain, { settled, to, period }: SettledRepeat): number {
    const { emissions, at } = chain;
    const first = settled - period;
    const back = period * ROW;
    const { backward, ways } = this;
    let token = to - 1;
    for (; token > first; token -= 1) {
      const kept = ringRowOf(token);
      backward.set(ways, kept);
      if (token + period < to && isSameRow(backward, kept, ringRowOf(token + period))) break;
      this.stepBackward(chain, token, token + 1);
    }
    if (token <= first) return token + 1;
    repeatRowsBefore(emissions, at + first * ROW, at + (token + 1) * ROW, back);
    const like = first + period * Math.ceil((token - first) / period);
    ways.set(backward.subarray(ringRowOf(like), ringRowOf(like) + ROW));
    return first + 1;
  }

  /** The backward pass over a range of tokens, which writes their probabilities. */
  private stepBackward({ emissions, at, pairs }: SummedChain, token: number, end: number): void {
    const { ways, next, forward, weights } = this;
    for (let from = (end - 1) * ROW; from >= token * ROW; from -= ROW) {
      const first = at + from;
      let sum = 0;
      for (let label = 0; label < LABEL_COUNT; label += 1) {
        const way = ways[label]!;
        const value = forward[from + label]! * way;
        emissions[first + label] = value;
        next[label] = weights[from + label]! * way;
        sum += value;
      }
      const scale = 1 / Math.max(sum, SMALLEST);
      for (let label = first; label < first + LABEL_COUNT; label += 1) {
        emissions[label] = emissions[label]! * scale;
      }
      if (from > 0) this.stepBack(from - ROW, pairs);
    }
  }

  /** Steps from the weights of a token's labels (`next`) to those of the token before it. */
  private stepBack(before: number, pairs: Float64Array | undefined): void {
    const { ways, next, ratios, forward } = this;
    multiply(ratios, next, 0, ways);
    let total = 0;
    for (let one = 0; one < LABEL_COUNT; one += 1) total += ways[one]! * forward[before + one]!;
    const scale = 1 / Math.max(total, SMALLEST);
    if (pairs !== undefined) this.countPairs(before, pairs, scale);
    for (let one = 0; one < LABEL_COUNT; one += 1) ways[one] = ways[one]! * scale;
  }

  private countPairs(before: number, pairs: Float64Array, scale: number): void {
    for (let one = 0; one < LABELS; one += 1) {
      const share = this.forward[before + one]! * scale;
      for (let label = 0; label < LABELS; label += 1) {
        const at = one * STRIDE + label;
        pairs[at]! += share * this.ratios[at]! * this.next[label]!;
      }
    }
  }
}

interface SummedChain extends ScoredChain {
  readonly pairs: Float64Array | undefined;
}

/** The labels that may come first. */
const INITIAL_PROBABILITIES = Float64Array.from({ length: LABELS }, (_, label) =>
  canFollow(OUTSIDE, label) ? 1 : 0,
);

/** The offset of a token's row in the ring of kept rows. */
function ringRowOf(token: number): number {
  return (token % RING_ROWS) * ROW;
}

/** Fills a range from its end backward, copying each number from `back` places after it. */
function repeatRowsBefore(rows: Float64Array, from: number, to: number, back: number): void {
  // Each step copies everything written so far, so the amount doubles.
  for (let index = to; index > from;) {
    const length = Math.min(to + back - index, index - from);
    rows.copyWithin(index - length, to + back - length, to + back);
    index -= length;
  }
}

/** Multiplies a matrix by a vector at an offset; unrolled, because it runs twice for each token. */
function multiply(
  matrix: Float64Array,
  vector: Float64Array,
  from: number,
  products: Float64Array,
): void {
  const one = vector[from]!;
  const two = vector[from + 1]!;
  const three = vector[from + 2]!;
  const four = vector[from + 3]!;
  const five = vector[from + 4]!;
  const six = vector[from + 5]!;
  const seven = vector[from + 6]!;
  for (let label = 0; label < LABEL_COUNT; label += 1) {
    const row = label * ROW;
    products[label] =
      one * matrix[row]! +
      two * matrix[row + 1]! +
      three * matrix[row + 2]! +
      four * matrix[row + 3]! +
      five * matrix[row + 4]! +
      six * matrix[row + 5]! +
      seven * matrix[row + 6]!;
  }
}
