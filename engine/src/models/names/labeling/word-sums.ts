import { addWordFeatures, FeatureList, WINDOW } from '#engine/models/names/features/features.ts';
import type { Vocabulary } from '#engine/models/names/tokens/vocabulary.ts';

import { LANES, type LabelRows } from './label-rows.ts';

/** The number of offsets at which a word contributes features. */
const OFFSETS = WINDOW * 2 + 1;
/** A sentinel above any possible sum. */
const UNKNOWN = 0x7fff7fff;
/** A module-local copy, because imported bindings are looked up on every use. */
const AHEAD = WINDOW;
const LANE_COUNT = LANES;

/** The sum of the feature weights of each vocabulary word at each offset, computed on first use. */
export class WordSums {
  /** Rows of `LANES`; `placeOf` returns the offset of a word's sums. */
  sums = new Int32Array(0);
  private readonly words: Vocabulary;
  private readonly rows: LabelRows;
  private readonly list = new FeatureList();

  constructor(words: Vocabulary, rows: LabelRows) {
    this.words = words;
    this.rows = rows;
  }

  /** Makes room for all words of the vocabulary, after a text was read. */
  makeRoom(): void {
    const length = (this.words.count + 1) * OFFSETS * LANES;
    if (length <= this.sums.length) return;
    const { sums } = this;
    this.sums = new Int32Array(length * 2).fill(UNKNOWN, sums.length);
    this.sums.set(sums);
  }

  /** The offset of the sums of a word seen at an offset; word -1 stands for positions outside the text. */
  placeOf(word: number, offset: number): number {
    const place = ((word + 1) * OFFSETS + offset + AHEAD) * LANE_COUNT;
    if (this.sums[place] === UNKNOWN) this.add(place, word, offset);
    return place;
  }

  private add(place: number, word: number, offset: number): void {
    const { list } = this;
    list.count = 0;
    addWordFeatures(this.words, { word, offset }, list);
    this.sums.set(this.rows.sum(list.hash(), 0, list.count), place);
  }
}
