import { type Examples, PRESENT, UNKNOWN } from './examples.ts';
import { createRandom, shuffle } from './random.ts';

/** Training options; the defaults suit texts of one sentence. */
export interface TrainingOptions {
  readonly bucketBits: number;
  readonly epochs: number;
  /** The initial learning rate. */
  readonly rate: number;
  /** L1 regularization: weights that hardly help become exactly zero and take no space. */
  readonly l1: number;
  readonly l2: number;
  /** The weight of positive examples relative to negative ones. */
  readonly presentWeight: number;
  readonly seed: number;
  /**
   * Increases a feature's learning rate with the log-odds ratio of a label, by this much per unit (Wang and Manning,
   * "Baselines and Bigrams", ACL 2012); all features learn at the same rate if absent.
   */
  readonly contrast?: number;
}

/** The weights of several classifiers: those of bucket b begin at `weights[b * labelCount]`. */
export interface TrainedWeights {
  readonly bucketBits: number;
  readonly weights: Float32Array;
  readonly biases: Float32Array;
  /** The bucket of each row of weights, in rising order; if absent, the row index is the bucket. */
  readonly buckets?: Uint32Array;
}

/** Examples with a smaller error in probability are skipped. */
const MIN_ERROR = 0.005;

/**
 * One logistic regression per label, trained by FTRL-Proximal (McMahan et al., "Ad Click Prediction", KDD 2013), with
 * per-weight step sizes that shrink with accumulated gradients. The seed determines the order of examples; the same
 * input gives the same weights, bit for bit.
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
  /** The FTRL-Proximal sums of adjusted gradients and of squared gradients; the last row is for the biases. */
  readonly #z: Float64Array;
  readonly #n: Float64Array;
  readonly #weights: Float64Array;
  readonly #gradients: Float64Array;
  /** The labels whose error is not negligible. */
  readonly #off: number[] = [];
  /** The learning-rate factor of each feature for each label. */
  readonly #pace: Float32Array;

  constructor(examples: Examples, options: TrainingOptions) {
    const size = (2 ** options.bucketBits + 1) * examples.labelCount;
    this.#examples = examples;
    this.#options = options;
    this.#z = new Float64Array(size);
    this.#n = new Float64Array(size);
    this.#weights = new Float64Array(size);
    this.#gradients = new Float64Array(examples.labelCount);
    this.#pace = paceOf(examples, options, size);
  }

  learn(index: number): void {
    const { offsets, features, values, labelCount } = this.#examples;
    const from = offsets[index] ?? 0;
    const to = offsets[index + 1] ?? 0;
    const value = values[index] ?? 0;
    if (!this.#predict(index, features.subarray(from, to), value)) return;
    for (let at = from; at < to; at += 1) this.#step((features[at] ?? 0) * labelCount, value);
    this.#step(2 ** this.#options.bucketBits * labelCount, 1);
  }

  /** Writes the error of each label's probability to `#gradients`; false if all are negligible. */
  #predict(index: number, features: Uint32Array, value: number): boolean {
    const { labelCount, targets } = this.#examples;
    const gradients = this.#gradients.fill(0);
    const known = targets.subarray(index * labelCount, (index + 1) * labelCount);
    const first = Math.max(
      0,
      known.findIndex((target) => target !== UNKNOWN),
    );
    const last = known.findLastIndex((target) => target !== UNKNOWN);
    for (const feature of features) {
      const row = feature * labelCount;
      for (let label = first; label <= last; label += 1) {
        gradients[label] = (gradients[label] ?? 0) + (this.#weights[row + label] ?? 0);
      }
    }
    const biases = 2 ** this.#options.bucketBits * labelCount;
    this.#off.length = 0;
    for (let label = first; label <= last; label += 1) {
      const score = (this.#weights[biases + label] ?? 0) + (gradients[label] ?? 0) * value;
      gradients[label] = this.#gradientOf(score, known[label] ?? UNKNOWN);
      if (gradients[label] !== 0) this.#off.push(label);
    }
    return this.#off.length > 0;
  }

  #gradientOf(score: number, target: number): number {
    if (target === UNKNOWN) return 0;
    const error = 1 / (1 + Math.exp(-score)) - (target === PRESENT ? 1 : 0);
    if (Math.abs(error) < MIN_ERROR) return 0;
    return target === PRESENT ? error * this.#options.presentWeight : error;
  }

  #step(row: number, value: number): void {
    const { rate, l1, l2 } = this.#options;
    for (const label of this.#off) {
      const at = row + label;
      const pace = this.#pace[at] ?? 1;
      const gradient = (this.#gradients[label] ?? 0) * value * pace;
      if (gradient === 0) continue;
      const before = this.#n[at] ?? 0;
      const after = before + gradient * gradient;
      const root = Math.sqrt(after);
      const pull = (root - Math.sqrt(before)) / rate;
      const z = (this.#z[at] ?? 0) + gradient - (pull * (this.#weights[at] ?? 0)) / pace;
      this.#n[at] = after;
      this.#z[at] = z;
      this.#weights[at] =
        Math.abs(z) <= l1 ? 0 : (pace * (Math.sign(z) * l1 - z)) / ((1 + root) / rate + l2);
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

const SMOOTHING = 0.5;
const MIN_CONTRAST = 0.05;
const MAX_CONTRAST = 4;

/** All ones unless a contrast is set; the last row is for the biases, whose factor is always one. */
function paceOf(
  examples: Examples,
  { contrast, bucketBits }: TrainingOptions,
  size: number,
): Float32Array {
  const pace = new Float32Array(size).fill(1);
  if (contrast === undefined) return pace;
  const { labelCount } = examples;
  const { present, absent } = countFeatures(examples, size);
  const totals = 2 ** bucketBits * labelCount;
  for (let at = 0; at < totals; at += 1) {
    const total = totals + (at % labelCount);
    const oddsPresent = ((present[at] ?? 0) + SMOOTHING) / ((present[total] ?? 0) + 1);
    const oddsAbsent = ((absent[at] ?? 0) + SMOOTHING) / ((absent[total] ?? 0) + 1);
    const ratio = Math.log(oddsPresent / oddsAbsent);
    // A feature never seen with a label is informative only if it is frequent without it.
    const spread = present[at] === 0 ? Math.max(0, -ratio) : Math.abs(ratio);
    pace[at] = contrast * Math.min(MAX_CONTRAST, Math.max(MIN_CONTRAST, spread));
  }
  return pace;
}

/** For each feature, the number of examples with and without each label; the last row counts all examples. */
function countFeatures({ offsets, features, targets, values, labelCount }: Examples, size: number) {
  const present = new Float32Array(size);
  const absent = new Float32Array(size);
  const totals = size - labelCount;
  for (let index = 0; index < values.length; index += 1) {
    const rows = features.subarray(offsets[index], offsets[index + 1]);
    for (let label = 0; label < labelCount; label += 1) {
      const target = targets[index * labelCount + label];
      if (target === UNKNOWN) continue;
      const counts = target === PRESENT ? present : absent;
      counts[totals + label] = (counts[totals + label] ?? 0) + 1;
      for (const feature of rows) {
        const at = feature * labelCount + label;
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
  }
  return { present, absent };
}
