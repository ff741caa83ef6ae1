import { type Examples, PRESENT, UNKNOWN } from './examples.ts';
import { createRandom, shuffle } from './random.ts';

/** How a classifier is trained; defaults suit texts of a sentence. */
export interface TrainingOptions {
  readonly bucketBits: number;
  readonly epochs: number;
  /** The size of the first steps. */
  readonly rate: number;
  /** Pulls weights to nought: those that hardly help are exactly nought, and need no room. */
  readonly l1: number;
  readonly l2: number;
  /** How much more an example counts for a label that holds on it. */
  readonly presentWeight: number;
  readonly seed: number;
}

/** Weights of several classifiers: those of bucket b begin at `weights[b * labelCount]`. */
export interface TrainedWeights {
  readonly bucketBits: number;
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

/**
 * One logistic regression for each label by FTRL-Proximal (McMahan et al., "Ad Click Prediction", KDD 2013): steps
 * shrink with what each weight has seen. Examples come in an order that the seed settles; the same input gives
 * the same weights, bit for bit.
 */
export function trainLogisticRegression(
  examples: Examples,
  options: TrainingOptions,
): TrainedWeights {
  const trainer = new Trainer(examples, options);
  const order = Uint32Array.from({ length: examples.values.length }, (_, index) => index);
  const random = createRandom(options.seed);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) trainer.learn(index);
  }
  return trainer.result();
}

class Trainer {
  readonly #examples: Examples;
  readonly #options: TrainingOptions;
  /** The sums of FTRL-Proximal: of adjusted gradients, and of squared ones; the last row is the biases'. */
  readonly #z: Float64Array;
  readonly #n: Float64Array;
  readonly #weights: Float64Array;
  readonly #slopes: Float64Array;

  constructor(examples: Examples, options: TrainingOptions) {
    const size = (2 ** options.bucketBits + 1) * examples.labelCount;
    this.#examples = examples;
    this.#options = options;
    this.#z = new Float64Array(size);
    this.#n = new Float64Array(size);
    this.#weights = new Float64Array(size);
    this.#slopes = new Float64Array(examples.labelCount);
  }

  learn(index: number): void {
    const { offsets, features, values, labelCount } = this.#examples;
    const from = offsets[index] ?? 0;
    const to = offsets[index + 1] ?? 0;
    const value = values[index] ?? 0;
    this.#predict(index, features.subarray(from, to), value);
    for (let at = from; at < to; at += 1) this.#step((features[at] ?? 0) * labelCount, value);
    this.#step(2 ** this.#options.bucketBits * labelCount, 1);
  }

  /** Leaves in `#slopes` how far each label's probability is off. */
  #predict(index: number, features: Uint32Array, value: number): void {
    const { labelCount, targets } = this.#examples;
    const biases = 2 ** this.#options.bucketBits * labelCount;
    for (let label = 0; label < labelCount; label += 1) {
      const target = targets[index * labelCount + label] ?? UNKNOWN;
      this.#slopes[label] = 0;
      if (target === UNKNOWN) continue;
      let sum = 0;
      for (const feature of features) sum += this.#weights[feature * labelCount + label] ?? 0;
      const score = (this.#weights[biases + label] ?? 0) + sum * value;
      const error = 1 / (1 + Math.exp(-score)) - (target === PRESENT ? 1 : 0);
      this.#slopes[label] = target === PRESENT ? error * this.#options.presentWeight : error;
    }
  }

  #step(row: number, value: number): void {
    const { rate, l1, l2 } = this.#options;
    for (let label = 0; label < this.#examples.labelCount; label += 1) {
      const gradient = (this.#slopes[label] ?? 0) * value;
      if (gradient === 0) continue;
      const at = row + label;
      const before = this.#n[at] ?? 0;
      const after = before + gradient * gradient;
      const root = Math.sqrt(after);
      const pull = (root - Math.sqrt(before)) / rate;
      const z = (this.#z[at] ?? 0) + gradient - pull * (this.#weights[at] ?? 0);
      this.#n[at] = after;
      this.#z[at] = z;
      this.#weights[at] =
        Math.abs(z) <= l1 ? 0 : (Math.sign(z) * l1 - z) / ((1 + root) / rate + l2);
    }
  }

  result(): TrainedWeights {
    const { labelCount } = this.#examples;
    const biases = 2 ** this.#options.bucketBits * labelCount;
    return {
      bucketBits: this.#options.bucketBits,
      weights: Float32Array.from(this.#weights.subarray(0, biases)),
      biases: Float32Array.from(this.#weights.subarray(biases)),
    };
  }
}
