import {
  addPlaceFeatures,
  addWordFeatures,
  contextKey,
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
const MOST_PLACES = 2 ** 15;

/** Adds up the weights of the features of tokens; what a word weighs by itself is added up once for each text. */
export class FirstLook {
  private readonly around: Surroundings;
  private readonly weights: ChainWeights;
  private readonly last: number;
  private readonly list = new FeatureList();
  private readonly sums: Int32Array;
  private readonly isSummed: Uint8Array;
  /** Sums of the places seen last, by their keys: texts say many things twice. */
  private readonly keys: Uint32Array;
  private readonly totals: Int32Array;

  constructor(around: Surroundings, weights: ChainWeights) {
    this.around = around;
    this.weights = weights;
    this.last = weights.rows.length / STRIDE - 1;
    const { reading } = around;
    const words = reading.tokens.words.count + 1;
    this.sums = new Int32Array(words * OFFSETS * STRIDE);
    this.isSummed = new Uint8Array(words * OFFSETS);
    const places = 2 ** Math.ceil(Math.log2(Math.min(MOST_PLACES, reading.tokens.count + 1)));
    this.keys = new Uint32Array(places);
    this.totals = new Int32Array(places * STRIDE);
  }

  /** Writes the scores of the labels of a token. */
  emit(index: number, emissions: Float64Array, at: number): void {
    const key = contextKey(this.around, index);
    const slot = key & (this.keys.length - 1);
    const from = slot * STRIDE;
    if (this.keys[slot] !== key) {
      this.addUp(index, from);
      this.keys[slot] = key;
    }
    for (let label = 0; label < LABELS; label += 1) {
      emissions[at + label] = (this.totals[from + label] ?? 0) * this.weights.unit;
    }
  }

  private addUp(index: number, from: number): void {
    const { reading } = this.around;
    this.totals.fill(0, from, from + STRIDE);
    for (let offset = -WINDOW; offset <= WINDOW; offset += 1) {
      const isOutside = offset !== 0 && isCut(reading, index, offset);
      this.addWord(isOutside ? -1 : reading.wordAt(index + offset), offset, from);
    }
    this.list.count = 0;
    addPlaceFeatures(this.around, index, this.list);
    this.addListed(this.totals, from);
  }

  private addWord(word: number, offset: number, to: number): void {
    const slot = (word + 1) * OFFSETS + offset + WINDOW;
    const from = slot * STRIDE;
    if (this.isSummed[slot] === 0) {
      this.list.count = 0;
      addWordFeatures(this.around.reading, word, offset, this.list);
      this.addListed(this.sums, from);
      this.isSummed[slot] = 1;
    }
    for (let label = 0; label < LABELS; label += 1) {
      this.totals[to + label] = (this.totals[to + label] ?? 0) + (this.sums[from + label] ?? 0);
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
