import { addPlaceFeatures, FeatureList, type Surroundings, wordNear } from './features.ts';
import { LABELS, STRIDE } from './labels.ts';
import type { WordSums } from './word-sums.ts';

/** Weights of a linear chain: for each bucket of features eight signed bytes, one for each label. */
export interface ChainWeights {
  readonly rows: Int8Array;
  /** What one step of a byte weighs. */
  readonly unit: number;
  readonly transitions: Float32Array;
}

/** Labels that are added up at a time: sums of their own stay in registers. */
const LANES = 4;

/** Adds up the weights of the features of tokens. */
export class FirstLook {
  private readonly around: Surroundings;
  private readonly weights: ChainWeights;
  private readonly words: WordSums;
  private readonly list = new FeatureList();
  private readonly total = new Int32Array(STRIDE);

  constructor(around: Surroundings, weights: ChainWeights, words: WordSums) {
    this.around = around;
    this.weights = weights;
    this.words = words;
  }

  /** Writes the scores of the labels of a token. */
  emit(index: number, emissions: Float64Array, at: number): void {
    this.list.count = 0;
    addPlaceFeatures(this.around, index, this.list);
    for (let label = 0; label < STRIDE; label += LANES) this.addLanes(label);
    this.addWords(index);
    for (let label = 0; label < LABELS; label += 1) {
      emissions[at + label] = (this.total[label] ?? 0) * this.weights.unit;
    }
  }

  private addLanes(label: number): void {
    const { rows } = this.weights;
    const { hashes, count } = this.list;
    const last = rows.length / STRIDE - 1;
    let [one, two, three, four] = [0, 0, 0, 0];
    for (let feature = 0; feature < count; feature += 1) {
      const row = ((hashes[feature] ?? 0) & last) * STRIDE + label;
      one += rows[row] ?? 0;
      two += rows[row + 1] ?? 0;
      three += rows[row + 2] ?? 0;
      four += rows[row + 3] ?? 0;
    }
    this.total[label] = one;
    this.total[label + 1] = two;
    this.total[label + 2] = three;
    this.total[label + 3] = four;
  }

  private addWords(index: number): void {
    const { words, total } = this;
    const first = this.rowAt(index, -2);
    const second = this.rowAt(index, -1);
    const own = this.rowAt(index, 0);
    const fourth = this.rowAt(index, 1);
    const last = this.rowAt(index, 2);
    const { sums } = words;
    for (let label = 0; label < LABELS; label += 1) {
      total[label] =
        (total[label] ?? 0) +
        (sums[first + label] ?? 0) +
        (sums[second + label] ?? 0) +
        (sums[own + label] ?? 0) +
        (sums[fourth + label] ?? 0) +
        (sums[last + label] ?? 0);
    }
  }

  private rowAt(index: number, offset: number): number {
    return this.words.rowOf(wordNear(this.around.reading, index, offset), offset);
  }
}
