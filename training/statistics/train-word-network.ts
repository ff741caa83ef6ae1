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
import { createRandom, drawFraction, shuffle } from './random.ts';

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
const WORD_DROPOUT = 0.2;
const DROPOUT = 0.5;
const LAST_RATE_FACTOR = 0.05;
/** The range of initial word vector entries on either side of zero. */
const INITIAL_VECTOR_RANGE = 0.5;

/** Trains a network with `words` vectors; determined by the seed, bit for bit. */
export function trainWordNetwork(
  examples: readonly WordExample[],
  shape: WordNetworkShape,
  words: number,
  options: WordNetworkOptions,
): WordNetworkParameters {
  const random = createRandom(options.seed);
  const parameters = initialParameters(shape, words, random);
  const learning = new Learning(new WordNetwork(shape, parameters), random);
  const order = Uint32Array.from(examples, (_, index) => index);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random);
    const share = 1 - epoch / options.epochs + LAST_RATE_FACTOR;
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.subarray(from, from + BATCH);
      for (const index of batch) learning.learn(examples[index]!);
      learning.move(options.rate * share, options.vectorRate * share, batch.length);
    }
  }
  return parameters;
}

function initialParameters(
  shape: WordNetworkShape,
  words: number,
  random: (limit: number) => number,
): WordNetworkParameters {
  const { width, hidden } = shape;
  const draw = (scale: number): number => (2 * drawFraction(random) - 1) * scale;
  const vectors = Float32Array.from({ length: words * width }, () => draw(INITIAL_VECTOR_RANGE));
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
  readonly #layerGradients: ReturnType<typeof layersOf>;
  readonly #wordGradients: Float32Array;
  readonly #pooledGradients: Float32Array;
  /** The dropout mask of the words, scaled to compensate for dropped entries. */
  readonly #kept: Float32Array;

  constructor(network: WordNetwork, random: (limit: number) => number) {
    const { shape, parameters } = network;
    this.#network = network;
    this.#random = random;
    this.#vectors = new Adam(parameters.vectors);
    this.#layers = new Adam(parameters.layers);
    this.#layerGradients = layersOf(this.#layers.gradients, shape);
    this.#wordGradients = new Float32Array(network.words.length);
    this.#kept = new Float32Array(network.words.length);
    this.#pooledGradients = new Float32Array(network.pooled.length);
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
    this.#pooledGradients.fill(0);
    this.#wordGradients.fill(0, 0, count * network.shape.width);
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
      const isDropped = drawFraction(this.#random) < WORD_DROPOUT;
      this.#kept[at] = isDropped ? 0 : 1 / (1 - WORD_DROPOUT);
      words[at] = words[at]! * this.#kept[at]!;
    }
  }

  /** Dropped values become zero, which also marks them for the backward pass. */
  #leaveOut(values: Float32Array): void {
    for (let at = 0; at < values.length; at += 1) {
      const isDropped = drawFraction(this.#random) < DROPOUT;
      values[at] = isDropped ? 0 : values[at]! / (1 - DROPOUT);
    }
  }

  #goBackFromAnswers(targets: ArrayLike<number>): void {
    const { answers, hidden, layers } = this.#network;
    const gradients = this.#layerGradients;
    const labelGradients = Array.from(answers, (answer, label) =>
      targets[label] === UNKNOWN
        ? 0
        : 1 / (1 + Math.exp(-answer)) - Number(targets[label] === PRESENT),
    );
    for (const [label, gradient] of labelGradients.entries())
      gradients.answerBiases[label]! += gradient;
    for (let unit = 0; unit < hidden.length; unit += 1) {
      const value = hidden[unit]!;
      if (value === 0) continue;
      let gradient = 0;
      for (let label = 0; label < answers.length; label += 1) {
        const at = label * hidden.length + unit;
        gradient += labelGradients[label]! * layers.answers[at]!;
        gradients.answers[at]! += labelGradients[label]! * value;
      }
      this.#goBackFromHidden(unit, gradient / (1 - DROPOUT));
    }
  }

  #goBackFromHidden(unit: number, gradient: number): void {
    const { pooled, layers } = this.#network;
    const gradients = this.#layerGradients;
    const row = unit * pooled.length;
    gradients.hiddenBiases[unit]! += gradient;
    for (let at = 0; at < pooled.length; at += 1) {
      const value = pooled[at]!;
      if (value === 0) continue;
      gradients.hidden[row + at]! += gradient * value;
      this.#pooledGradients[at]! += (gradient * layers.hidden[row + at]!) / (1 - DROPOUT);
    }
  }

  #goBackFromPools(count: number): void {
    const { shape, largestAt } = this.#network;
    const { width } = shape;
    const share = 1 / Math.sqrt(Math.max(1, count));
    for (let at = 0; at < width; at += 1) {
      const mean = this.#pooledGradients[at]! * share;
      for (let word = 0; word < count; word += 1) this.#wordGradients[word * width + at]! += mean;
      this.#wordGradients[largestAt[at]! * width + at]! += this.#pooledGradients[width + at]!;
      const first = largestAt[width + at]!;
      const gradient = this.#pooledGradients[2 * width + at]!;
      if (first >= 0 && gradient !== 0) this.#goBackFromPair({ at, first, count }, gradient);
    }
  }

  #goBackFromPair(
    { at, first, count }: { readonly at: number; readonly first: number; readonly count: number },
    gradient: number,
  ): void {
    const { layers } = this.#network;
    const gradients = this.#layerGradients;
    gradients.pairBiases[at]! += gradient;
    this.#goBackFromWord({ at, word: first }, gradient, {
      weights: layers.begins,
      gradients: gradients.begins,
    });
    if (first + 1 === count) return;
    this.#goBackFromWord({ at, word: first + 1 }, gradient, {
      weights: layers.ends,
      gradients: gradients.ends,
    });
  }

  #goBackFromWord(
    { at, word }: { readonly at: number; readonly word: number },
    gradient: number,
    side: { readonly weights: Float32Array; readonly gradients: Float32Array },
  ): void {
    const { width } = this.#network.shape;
    for (let of = 0; of < width; of += 1) {
      side.gradients[at * width + of]! += gradient * this.#network.words[word * width + of]!;
      this.#wordGradients[word * width + of]! += gradient * side.weights[at * width + of]!;
    }
  }

  #gatherVectorSlopes(rows: Uint32Array): void {
    const { width } = this.#network.shape;
    for (let word = 0; word < rows.length; word += 1) {
      const row = rows[word]!;
      for (let at = 0; at < width; at += 1) {
        const from = word * width + at;
        this.#vectors.gradients[row * width + at]! +=
          this.#wordGradients[from]! * this.#kept[from]!;
      }
    }
  }
}
