import { addWordFeatures, FeatureList, WINDOW } from '#engine/models/names/features/features.ts';
import type { Vocabulary } from '#engine/models/names/tokens/vocabulary.ts';

import { LANES, type LabelRows } from './label-rows.ts';

/** All offsets at which a word is seen. */
const OFFSETS = WINDOW * 2 + 1;
/** More than features of a word can weigh. */
const UNKNOWN = 0x7fff7fff;
/** Of this module, for numbers of others are looked up each time that they are used. */
const AHEAD = WINDOW;
const LANE_COUNT = LANES;

/** What each word of a vocabulary weighs by itself at each offset, added up when it is first asked for. */
export class WordSums {
  /** Rows of `LANES`; `placeOf` tells where the sums of a word begin. */
  sums = new Int32Array(0);
  private readonly words: Vocabulary;
  private readonly rows: LabelRows;
  private readonly list = new FeatureList();

  constructor(words: Vocabulary, rows: LabelRows) {
    this.words = words;
    this.rows = rows;
  }

  /** Makes room for all words of the vocabulary, once a text was read. */
  makeRoom(): void {
    const length = (this.words.count + 1) * OFFSETS * LANES;
    if (length <= this.sums.length) return;
    const { sums } = this;
    this.sums = new Int32Array(length * 2).fill(UNKNOWN, sums.length);
    this.sums.set(sums);
  }

  /** Where the sums of a word begin that is seen at an offset; -1 is what lies outside of the text. */
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
