import { ChainSummer, LABELS, STRIDE } from '@proviso/engine/training';

import { createRandom, shuffle } from '../statistics/random.ts';
import type { LabeledChain } from './labeled-chains.ts';

export interface FitOptions {
  readonly buckets: number;
  readonly epochs: number;
  /** The initial step size of AdaGrad; it decreases every epoch. */
  readonly rate: number;
  /** The share of features dropped at random, so that no token depends on a single one. */
  readonly dropout: number;
  /** The initial transitions. */
  readonly transitions?: Float32Array;
}

/** A trained conditional random field. */
export interface FittedChains {
  /** Eight weights per bucket, the last unused. */
  readonly weights: Float32Array;
  readonly transitions: Float32Array;
}

const DECAY = 1e-4;
const LAST_RATE = 0.05;
const EPSILON = 1e-8;
/** Tokens with a smaller error are not updated. */
const MIN_ERROR = 0.002;
const RANDOM_RANGE = 2 ** 16;

/** Fits weights to chains by maximum likelihood; deterministic for the same chains in the same order. */
export function fitChains(chains: readonly LabeledChain[], options: FitOptions): FittedChains {
  return new Fit(options).run(chains);
}

class Fit {
  private readonly options: FitOptions;
  private readonly weights: Float32Array;
  private readonly squares: Float32Array;
  private readonly transitions: Float32Array;
  private readonly transitionSquares = new Float32Array(STRIDE * STRIDE);
  private readonly random = createRandom(7);
  private readonly summer = new ChainSummer();
  private readonly slopes = new Float64Array(LABELS);
  private found = new Float64Array(0);
  private right = new Float64Array(0);
  private isKept = new Uint8Array(0);

  constructor(options: FitOptions) {
    this.options = options;
    this.weights = new Float32Array(options.buckets * STRIDE);
    this.squares = new Float32Array(options.buckets * STRIDE);
    this.transitions = options.transitions?.slice() ?? new Float32Array(STRIDE * STRIDE);
  }

  run(chains: readonly LabeledChain[]): FittedChains {
    const order = Uint32Array.from(chains, (_, index) => index);
    const { epochs, rate } = this.options;
    for (let epoch = 0; epoch < epochs; epoch += 1) {
      shuffle(order, this.random);
      const step = rate * (1 - epoch / epochs + LAST_RATE);
      for (const index of order) {
        const chain = chains[index];
        if (chain !== undefined) this.learn(chain, step);
      }
    }
    return { weights: this.weights, transitions: this.transitions };
  }

  private learn(chain: LabeledChain, rate: number): void {
    const count = chain.allowed.length;
    this.makeRoom(count, chain.features.length);
    this.score(chain);
    this.right.set(this.found.subarray(0, count * STRIDE));
    const found = new Float64Array(STRIDE * STRIDE);
    const right = new Float64Array(STRIDE * STRIDE);
    this.summer.setTransitions(this.transitions);
    this.summer.sum(this.found, count, { pairs: found });
    this.summer.sum(this.right, count, { pairs: right, allowed: chain.allowed });
    this.stepWeights(chain, rate);
    this.stepTransitions(found, right, rate * chain.weight);
  }

  private makeRoom(tokens: number, features: number): void {
    if (this.found.length < tokens * STRIDE) {
      this.found = new Float64Array(tokens * STRIDE * 2);
      this.right = new Float64Array(tokens * STRIDE * 2);
    }
    if (this.isKept.length < features) this.isKept = new Uint8Array(features * 2);
  }

  private score({ offsets, features, allowed, given }: LabeledChain): void {
    const { dropout } = this.options;
    const least = dropout * RANDOM_RANGE;
    const scale = 1 / (1 - dropout);
    for (let token = 0; token < allowed.length; token += 1) {
      const at = token * STRIDE;
      this.found.fill(0, at, at + STRIDE);
      const end = offsets[token + 1] ?? 0;
      for (let feature = offsets[token] ?? 0; feature < end; feature += 1) {
        const isKept = least === 0 || this.random(RANDOM_RANGE) >= least;
        this.isKept[feature] = Number(isKept);
        if (isKept) this.addWeights((features[feature] ?? 0) * STRIDE, at);
      }
      for (let label = at; label < at + LABELS; label += 1) {
        this.found[label] = (this.found[label] ?? 0) * scale + (given?.[label] ?? 0);
      }
    }
  }

  private addWeights(row: number, at: number): void {
    for (let label = 0; label < LABELS; label += 1) {
      this.found[at + label] = (this.found[at + label] ?? 0) + (this.weights[row + label] ?? 0);
    }
  }

  private stepWeights({ offsets, features, allowed, weight }: LabeledChain, rate: number): void {
    for (let token = 0; token < allowed.length; token += 1) {
      let error = 0;
      for (let label = 0; label < LABELS; label += 1) {
        const at = token * STRIDE + label;
        const slope = (this.right[at] ?? 0) - (this.found[at] ?? 0);
        this.slopes[label] = slope * weight;
        error += Math.abs(slope);
      }
      if (error < MIN_ERROR) continue;
      const end = offsets[token + 1] ?? 0;
      for (let feature = offsets[token] ?? 0; feature < end; feature += 1) {
        if (this.isKept[feature] === 1) this.stepRow((features[feature] ?? 0) * STRIDE, rate);
      }
    }
  }

  private stepRow(row: number, rate: number): void {
    const { weights, squares, slopes } = this;
    for (let label = 0; label < LABELS; label += 1) {
      const weight = weights[row + label] ?? 0;
      const slope = (slopes[label] ?? 0) - DECAY * weight;
      const square = (squares[row + label] ?? 0) + slope * slope;
      squares[row + label] = square;
      weights[row + label] = weight + (rate * slope) / Math.sqrt(square + EPSILON);
    }
  }

  private stepTransitions(found: Float64Array, right: Float64Array, rate: number): void {
    for (const [pair, expected] of found.entries()) {
      const slope = (right[pair] ?? 0) - expected;
      if (slope === 0) continue;
      const square = (this.transitionSquares[pair] ?? 0) + slope * slope;
      this.transitionSquares[pair] = square;
      this.transitions[pair] =
        (this.transitions[pair] ?? 0) + (rate * slope) / Math.sqrt(square + EPSILON);
    }
  }
}
