import {
  addPlaceFeatures,
  addWordFeatures,
  FeatureList,
  isCut,
  type Surroundings,
  WINDOW,
} from './features.ts';
import { LABELS, STRIDE } from './labels.ts';

/** Weights of a linear chain: for each bucket of features eight signed bytes, one for each label. */
export interface ChainWeights {
  readonly rows: Int8Array;
  /** What one step of a byte weighs. */
  readonly unit: number;
  readonly transitions: Float32Array;
}

/** All offsets at which a word is seen, and one for the edge of the text. */
const OFFSETS = WINDOW * 2 + 1;
/** Labels that are added up at a time. */
const LANES = 4;

/** Adds up the weights of the features of tokens; what a word weighs by itself is added up once for each text. */
export class FirstLook {
  private readonly around: Surroundings;
  private readonly weights: ChainWeights;
  private readonly last: number;
  private readonly list = new FeatureList();
  private readonly sums: Int32Array;
  private readonly isSummed: Uint8Array;
  private readonly total = new Int32Array(STRIDE);

  constructor(around: Surroundings, weights: ChainWeights) {
    this.around = around;
    this.weights = weights;
    this.last = weights.rows.length / STRIDE - 1;
    const words = around.reading.tokens.words.count + 1;
    this.sums = new Int32Array(words * OFFSETS * STRIDE);
    this.isSummed = new Uint8Array(words * OFFSETS);
  }

  /** Writes the scores of the labels of a token. */
  emit(index: number, emissions: Float64Array, at: number): void {
    const { reading } = this.around;
    this.total.fill(0);
    for (let offset = -WINDOW; offset <= WINDOW; offset += 1) {
      const isOutside = offset !== 0 && isCut(reading, index, offset);
      this.addWord(isOutside ? -1 : reading.wordAt(index + offset), offset);
    }
    this.list.count = 0;
    addPlaceFeatures(this.around, index, this.list);
    this.addListed(this.total, 0);
    for (let label = 0; label < LABELS; label += 1) {
      emissions[at + label] = (this.total[label] ?? 0) * this.weights.unit;
    }
  }

  private addWord(word: number, offset: number): void {
    const slot = (word + 1) * OFFSETS + offset + WINDOW;
    const from = slot * STRIDE;
    if (this.isSummed[slot] === 0) {
      this.list.count = 0;
      addWordFeatures(this.around.reading, word, offset, this.list);
      this.addListed(this.sums, from);
      this.isSummed[slot] = 1;
    }
    for (let label = 0; label < LABELS; label += 1) {
      this.total[label] = (this.total[label] ?? 0) + (this.sums[from + label] ?? 0);
    }
  }

  private addListed(target: Int32Array, from: number): void {
    for (let label = 0; label < STRIDE; label += LANES) this.addLanes(target, from, label);
  }

  /** Sums of their own stay in registers, where a list of them would be written for every feature. */
  private addLanes(target: Int32Array, from: number, label: number): void {
    const { rows } = this.weights;
    const { hashes, count } = this.list;
    let [one, two, three, four] = [0, 0, 0, 0];
    for (let feature = 0; feature < count; feature += 1) {
      const row = ((hashes[feature] ?? 0) & this.last) * STRIDE + label;
      one += rows[row] ?? 0;
      two += rows[row + 1] ?? 0;
      three += rows[row + 2] ?? 0;
      four += rows[row + 3] ?? 0;
    }
    const at = from + label;
    target[at] = (target[at] ?? 0) + one;
    target[at + 1] = (target[at + 1] ?? 0) + two;
    target[at + 2] = (target[at + 2] ?? 0) + three;
    target[at + 3] = (target[at + 3] ?? 0) + four;
  }
}
