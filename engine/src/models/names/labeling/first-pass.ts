import { FeatureList, type FeatureContext } from '#engine/models/names/features/features.ts';
import { addPositionFeatures } from '#engine/models/names/features/position-features.ts';
import { NEW_PARAGRAPH } from '#engine/models/names/tokens/tokens.ts';

import { LANES, MAX_SUMMED, type LabelRows, unpackSums } from './label-rows.ts';
import { LABELS, STRIDE } from './labels.ts';
import type { WordSums } from './word-sums.ts';

/** Weights of a linear-chain CRF: for each feature bucket eight signed bytes, one per label. */
export interface ChainWeights {
  readonly rows: Int8Array;
  /** The weight of one step of a byte. */
  readonly unit: number;
  readonly transitions: Float32Array;
}

/** Cached sums for words, and the weights of all other features. */
export interface CachedSums {
  readonly words: WordSums;
  readonly rows: LabelRows;
}

/** A module-local copy, because imported bindings are looked up on every use. */
const LABEL_COUNT = LABELS;
const LANE_COUNT = LANES;
const PARAGRAPH = NEW_PARAGRAPH;

/** Sums the feature weights of tokens. */
export class FirstPass {
  private readonly context: FeatureContext;
  private readonly unit: number;
  private readonly known: CachedSums;
  private readonly list = new FeatureList();
  private readonly ofWords = new Int32Array(LANES);
  private readonly total = new Int32Array(STRIDE);
  private readonly rest = new Int32Array(STRIDE);

  constructor(context: FeatureContext, unit: number, known: CachedSums) {
    this.context = context;
    this.unit = unit;
    this.known = known;
  }

  /** Writes the label scores of a token. */
  emit(index: number, emissions: Float64Array, at: number): void {
    const { list, total, unit } = this;
    const { rows } = this.known;
    list.count = 0;
    addPositionFeatures(this.context, index, list);
    const hashes = list.hash();
    this.sumWords(index);
    const sums = rows.sum(hashes, 0, Math.min(list.count, MAX_SUMMED));
    for (let lane = 0; lane < LANE_COUNT; lane += 1) sums[lane]! += this.ofWords[lane]!;
    unpackSums(sums, total);
    if (list.count > MAX_SUMMED) this.addRest(hashes);
    for (let label = 0; label < LABEL_COUNT; label += 1) {
      emissions[at + label] = total[label]! * unit;
    }
  }

  private sumWords(index: number): void {
    const { ofWords } = this;
    const { words } = this.known;
    const { word, gap, count } = this.context.reading.tokens;
    const isApart = index === 0 || gap[index]! >= PARAGRAPH;
    const isFarApart = isApart || index === 1 || gap[index - 1]! >= PARAGRAPH;
    const isApartAfter = index + 1 >= count || gap[index + 1]! >= PARAGRAPH;
    const isFarAfter = isApartAfter || index + 2 >= count || gap[index + 2]! >= PARAGRAPH;
    const farBefore = words.placeOf(isFarApart ? -1 : word[index - 2]!, -2);
    const before = words.placeOf(isApart ? -1 : word[index - 1]!, -1);
    const own = words.placeOf(word[index]!, 0);
    const after = words.placeOf(isApartAfter ? -1 : word[index + 1]!, 1);
    const farAfter = words.placeOf(isFarAfter ? -1 : word[index + 2]!, 2);
    const { sums } = words;
    for (let lane = 0; lane < LANE_COUNT; lane += 1) {
      ofWords[lane] =
        sums[farBefore + lane]! +
        sums[before + lane]! +
        sums[own + lane]! +
        sums[after + lane]! +
        sums[farAfter + lane]!;
    }
  }

  /** Handles have many features, so they are summed in batches. */
  private addRest(hashes: Uint32Array): void {
    const { list, rest, total } = this;
    for (let from = MAX_SUMMED; from < list.count; from += MAX_SUMMED) {
      const to = Math.min(list.count, from + MAX_SUMMED);
      unpackSums(this.known.rows.sum(hashes, from, to), rest);
      for (let label = 0; label < LABEL_COUNT; label += 1) total[label]! += rest[label]!;
    }
  }
}
