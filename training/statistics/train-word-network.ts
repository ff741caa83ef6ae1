import {
  layersOf,
  layersSize,
  POOLS,
  WordNetwork,
  type WordNetworkParameters,
  type WordNetworkShape,
} from '@proviso/engine/training';

import { Adam } from './adam.ts';
import { PRESENT, UNKNOWN } from './examples.ts';
import { createRandom, drawShare, shuffle } from './random.ts';

/** A training passage: the vector rows of its words, and the target of each label. */
export interface WordExample {
  readonly rows: Uint32Array;
  readonly targets: ArrayLike<number>;
}

/** Training options of a network over words. */
export interface WordNetworkOptions {
  readonly epochs: number;
  /** The initial learning rates of layers and of vectors; they decrease until the last epoch. */
  readonly rate: number;
  readonly vectorRate: number;
  readonly seed: number;
}

/** The batch size. */
const BATCH = 64;
/** Dropout rates: of word vector entries, and of pooled values and hidden units. */
const LEFT_OUT_OF_WORDS = 0.2;
const LEFT_OUT = 0.5;
const LAST_SHARE = 0.05;
/** The range of initial word vector entries on either side of zero. */
const FIRST_VECTORS = 0.5;

/** Trains a network with `words` vectors; determined by the seed, bit for bit. */
export function trainWordNetwork(
  examples: readonly WordExample[],
  shape: WordNetworkShape,
  words: number,
  options: WordNetworkOptions,
): WordNetworkParameters {
  const random = createRandom(options.seed);
  const parameters = firstParameters(shape, words, random);
  const learning = new Learning(new WordNetwork(shape, parameters), random);
  const order = Uint32Array.from(examples, (_, index) => index);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random);
    const share = 1 - epoch / options.epochs + LAST_SHARE;
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.subarray(from, from + BATCH);
      for (const index of batch) learning.learn(examples[index]!);
      learning.move(options.rate * share, options.vectorRate * share, batch.length);
    }
  }
  return parameters;
}

function firstParameters(
  shape: WordNetworkShape,
  words: number,
  random: (limit: number) => number,
): WordNetworkParameters {
  const { width, hidden } = shape;
  const draw = (scale: number): number => (2 * drawShare(random) - 1) * scale;
  const vectors = Float32Array.from({ length: words * width }, () => draw(FIRST_VECTORS));
  const numbers = new Float32Array(layersSize(shape));
  const layers = layersOf(numbers, shape);
  const fill = (part: Float32Array, inputs: number): void => {
    for (let at = 0; at < part.length; at += 1) part[at] = draw(1 / Math.sqrt(inputs));
  };
  fill(layers.begins, 2 * width);
  fill(layers.ends, 2 * width);
  fill(layers.hidden, POOLS * width);
  fill(layers.answers, hidden);
  return { vectors, layers: numbers };
}

/** Accumulates gradients by backpropagation, with dropout. */
class Learning {
  readonly #network: WordNetwork;
  readonly #random: (limit: number) => number;
  readonly #vectors: Adam;
  readonly #layers: Adam;
  readonly #layerSlopes: ReturnType<typeof layersOf>;
  readonly #wordSlopes: Float32Array;
  readonly #pooledSlopes: Float32Array;
  /** The dropout mask of the words, scaled to compensate for dropped entries. */
  readonly #kept: Float32Array;

  constructor(network: WordNetwork, random: (limit: number) => number) {
    const { shape, parameters } = network;
    this.#network = network;
    this.#random = random;
    this.#vectors = new Adam(parameters.vectors);
    this.#layers = new Adam(parameters.layers);
    this.#layerSlopes = layersOf(this.#layers.slopes, shape);
    this.#wordSlopes = new Float32Array(network.words.length);
    this.#kept = new Float32Array(network.words.length);
    this.#pooledSlopes = new Float32Array(network.pooled.length);
  }

  learn({ rows, targets }: WordExample): void {
    const network = this.#network;
    const count = rows.length;
    network.gather(rows, count);
    this.#leaveOutOfWords(count * network.shape.width);
    network.pair(count);
    network.pool(count);
    this.#leaveOut(network.pooled);
    network.hide();
    this.#leaveOut(network.hidden);
    network.answer();
    this.#pooledSlopes.fill(0);
    this.#wordSlopes.fill(0, 0, count * network.shape.width);
    this.#goBackFromAnswers(targets);
    this.#goBackFromPools(count);
    this.#gatherVectorSlopes(rows);
  }

  /** Updates all parameters with the gradients accumulated since the last call. */
  move(rate: number, vectorRate: number, count: number): void {
    this.#layers.step(rate, count);
    this.#vectors.step(vectorRate, count);
  }

  #leaveOutOfWords(length: number): void {
    const { words } = this.#network;
    for (let at = 0; at < length; at += 1) {
      const isLeftOut = drawShare(this.#random) < LEFT_OUT_OF_WORDS;
      this.#kept[at] = isLeftOut ? 0 : 1 / (1 - LEFT_OUT_OF_WORDS);
      words[at] = words[at]! * this.#kept[at]!;
    }
  }

  /** Dropped values become zero, which also marks them for the backward pass. */
  #leaveOut(values: Float32Array): void {
    for (let at = 0; at < values.length; at += 1) {
      const isLeftOut = drawShare(this.#random) < LEFT_OUT;
      values[at] = isLeftOut ? 0 : values[at]! / (1 - LEFT_OUT);
    }
  }

  #goBackFromAnswers(targets: ArrayLike<number>): void {
    const { answers, hidden, layers } = this.#network;
    const slopes = this.#layerSlopes;
    const labelSlopes = Array.from(answers, (answer, label) =>
      targets[label] === UNKNOWN
        ? 0
        : 1 / (1 + Math.exp(-answer)) - Number(targets[label] === PRESENT),
    );
    for (const [label, slope] of labelSlopes.entries()) slopes.answerBiases[label]! += slope;
    for (let unit = 0; unit < hidden.length; unit += 1) {
      const value = hidden[unit]!;
      if (value === 0) continue;
      let slope = 0;
      for (let label = 0; label < answers.length; label += 1) {
        const at = label * hidden.length + unit;
        slope += labelSlopes[label]! * layers.answers[at]!;
        slopes.answers[at]! += labelSlopes[label]! * value;
      }
      this.#goBackFromHidden(unit, slope / (1 - LEFT_OUT));
    }
  }

  #goBackFromHidden(unit: number, slope: number): void {
    const { pooled, layers } = this.#network;
    const slopes = this.#layerSlopes;
    const row = unit * pooled.length;
    slopes.hiddenBiases[unit]! += slope;
    for (let at = 0; at < pooled.length; at += 1) {
      const value = pooled[at]!;
      if (value === 0) continue;
      slopes.hidden[row + at]! += slope * value;
      this.#pooledSlopes[at]! += (slope * layers.hidden[row + at]!) / (1 - LEFT_OUT);
    }
  }

  #goBackFromPools(count: number): void {
    const { shape, largestAt } = this.#network;
    const { width } = shape;
    const share = 1 / Math.sqrt(Math.max(1, count));
    for (let at = 0; at < width; at += 1) {
      const mean = this.#pooledSlopes[at]! * share;
      for (let word = 0; word < count; word += 1) this.#wordSlopes[word * width + at]! += mean;
      this.#wordSlopes[largestAt[at]! * width + at]! += this.#pooledSlopes[width + at]!;
      const first = largestAt[width + at]!;
      const slope = this.#pooledSlopes[2 * width + at]!;
      if (first >= 0 && slope !== 0) this.#goBackFromPair({ at, first, count }, slope);
    }
  }

  #goBackFromPair(
    { at, first, count }: { readonly at: number; readonly first: number; readonly count: number },
    slope: number,
  ): void {
    const { layers } = this.#network;
    const slopes = this.#layerSlopes;
    slopes.pairBiases[at]! += slope;
    this.#goBackFromWord({ at, word: first }, slope, {
      weights: layers.begins,
      slopes: slopes.begins,
    });
    if (first + 1 === count) return;
    this.#goBackFromWord({ at, word: first + 1 }, slope, {
      weights: layers.ends,
      slopes: slopes.ends,
    });
  }

  #goBackFromWord(
    { at, word }: { readonly at: number; readonly word: number },
    slope: number,
    side: { readonly weights: Float32Array; readonly slopes: Float32Array },
  ): void {
    const { width } = this.#network.shape;
    for (let of = 0; of < width; of += 1) {
      side.slopes[at * width + of]! += slope * this.#network.words[word * width + of]!;
      this.#wordSlopes[word * width + of]! += slope * side.weights[at * width + of]!;
    }
  }

  #gatherVectorSlopes(rows: Uint32Array): void {
    const { width } = this.#network.shape;
    for (let word = 0; word < rows.length; word += 1) {
      const row = rows[word]!;
      for (let at = 0; at < width; at += 1) {
        const from = word * width + at;
        this.#vectors.slopes[row * width + at]! += this.#wordSlopes[from]! * this.#kept[from]!;
      }
    }
  }
}
