import type { ScoredChain } from './label-search.ts';
import { LABELS, mayFollow, OUTSIDE, STRIDE } from './labels.ts';

const SMALLEST = 1e-300;

export interface SumOptions {
  /** Where the chain's scores begin. */
  readonly at?: number;
  readonly allowed?: Uint8Array;
  /** Sums up how often labels follow each other; rows say the first. */
  readonly pairs?: Float64Array;
}

/**
 * Forward and backward sums, scaled token by token so that they stay within range. `emissions` and `transitions` are
 * logarithms; `allowed` leaves of each token those labels whose bits are set.
 */
export class ChainSummer {
  private readonly ratios = new Float64Array(STRIDE * STRIDE);
  private weights = new Float64Array(0);
  private forward = new Float64Array(0);
  private readonly backward = new Float64Array(STRIDE);
  private readonly next = new Float64Array(STRIDE);

  setTransitions(transitions: ArrayLike<number>): void {
    for (let before = 0; before < LABELS; before += 1) {
      for (let label = 0; label < LABELS; label += 1) {
        const at = before * STRIDE + label;
        this.ratios[at] = mayFollow(before, label) ? Math.exp(transitions[at] ?? 0) : 0;
      }
    }
  }

  /** Writes the probabilities of the labels over `emissions`; answers the logarithm of the sum of all ways. */
  sum(emissions: Float64Array, count: number, options: SumOptions = {}): number {
    if (this.weights.length < count * STRIDE) {
      this.weights = new Float64Array(count * STRIDE * 2);
      this.forward = new Float64Array(count * STRIDE * 2);
    }
    const { at = 0, allowed, pairs } = options;
    const highest = this.weigh({ emissions, at, count }, allowed);
    const logarithm = highest + this.goForward(count);
    this.goBackward({ emissions, at, count }, pairs);
    return logarithm;
  }

  private weigh({ emissions, at, count }: ScoredChain, allowed: Uint8Array | undefined): number {
    let sum = 0;
    for (let token = 0; token < count; token += 1) {
      const from = token * STRIDE;
      let highest = -Infinity;
      for (let label = 0; label < LABELS; label += 1) {
        const emission = emissions[at + from + label] ?? 0;
        if (emission > highest) highest = emission;
      }
      sum += highest;
      const bits = allowed?.[token] ?? 127;
      for (let label = 0; label < LABELS; label += 1) {
        const isOpen = (bits & (1 << label)) !== 0;
        this.weights[from + label] = isOpen
          ? Math.exp((emissions[at + from + label] ?? 0) - highest)
          : 0;
      }
    }
    return sum;
  }

  private goForward(count: number): number {
    let logarithm = 0;
    for (let token = 0; token < count; token += 1) logarithm += this.stepForward(token * STRIDE);
    return logarithm;
  }

  /** Answers the logarithm of what the labels of a token weigh together, and scales them to one. */
  private stepForward(from: number): number {
    const { weights, forward, ratios } = this;
    let sum = 0;
    for (let label = 0; label < LABELS; label += 1) {
      let into = 0;
      if (from === 0) into = mayFollow(OUTSIDE, label) ? 1 : 0;
      else {
        for (let before = 0; before < LABELS; before += 1) {
          const ratio = ratios[before * STRIDE + label] ?? 0;
          into += (forward[from - STRIDE + before] ?? 0) * ratio;
        }
      }
      const value = into * (weights[from + label] ?? 0);
      forward[from + label] = value;
      sum += value;
    }
    // Where every way is closed the sum is nothing; a tiny one keeps the numbers finite.
    const kept = Math.max(sum, SMALLEST);
    for (let at = from; at < from + LABELS; at += 1) forward[at] = (forward[at] ?? 0) / kept;
    return Math.log(kept);
  }

  private goBackward({ emissions, at, count }: ScoredChain, pairs: Float64Array | undefined): void {
    const { backward, next, forward } = this;
    backward.fill(1);
    for (let token = count - 1; token >= 0; token -= 1) {
      const from = token * STRIDE;
      let sum = 0;
      for (let label = 0; label < LABELS; label += 1) {
        const value = (forward[from + label] ?? 0) * (backward[label] ?? 0);
        emissions[at + from + label] = value;
        sum += value;
      }
      const scale = 1 / Math.max(sum, SMALLEST);
      for (let label = at + from; label < at + from + LABELS; label += 1) {
        emissions[label] = (emissions[label] ?? 0) * scale;
      }
      if (token === 0) return;
      for (let label = 0; label < LABELS; label += 1) {
        next[label] = (this.weights[from + label] ?? 0) * (backward[label] ?? 0);
      }
      this.stepBack(from - STRIDE, pairs);
    }
  }

  /** From what the labels of a token weigh (`next`) to what those of the token before it do. */
  private stepBack(before: number, pairs: Float64Array | undefined): void {
    const { backward, next, ratios, forward } = this;
    let total = 0;
    for (let one = 0; one < LABELS; one += 1) {
      let sum = 0;
      for (let label = 0; label < LABELS; label += 1) {
        sum += (ratios[one * STRIDE + label] ?? 0) * (next[label] ?? 0);
      }
      backward[one] = sum;
      total += sum * (forward[before + one] ?? 0);
    }
    const scale = 1 / Math.max(total, SMALLEST);
    if (pairs !== undefined) this.countPairs(before, pairs, scale);
    for (let one = 0; one < LABELS; one += 1) backward[one] = (backward[one] ?? 0) * scale;
  }

  private countPairs(before: number, pairs: Float64Array, scale: number): void {
    for (let one = 0; one < LABELS; one += 1) {
      const share = (this.forward[before + one] ?? 0) * scale;
      for (let label = 0; label < LABELS; label += 1) {
        const at = one * STRIDE + label;
        pairs[at] = (pairs[at] ?? 0) + share * (this.ratios[at] ?? 0) * (this.next[label] ?? 0);
      }
    }
  }
}
