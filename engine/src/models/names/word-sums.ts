import { addWordFeatures, FeatureList, WINDOW } from './features.ts';
import { LABELS, STRIDE } from './labels.ts';
import type { Vocabulary } from './vocabulary.ts';

/** All offsets at which a word is seen. */
const OFFSETS = WINDOW * 2 + 1;

/** What each word of a vocabulary weighs by itself at each offset, added up when it is first asked for. */
export class WordSums {
  /** Sums of the labels in rows of `STRIDE`; `rowOf` tells where the row of a word begins. */
  sums = new Int16Array(0);
  private isSummed = new Uint8Array(0);
  private readonly words: Vocabulary;
  private readonly rows: Int8Array;
  private readonly list = new FeatureList();

  constructor(words: Vocabulary, rows: Int8Array) {
    this.words = words;
    this.rows = rows;
  }

  /** Makes room for all words of the vocabulary, once a text was read. */
  makeRoom(): void {
    const slots = (this.words.count + 1) * OFFSETS;
    if (slots <= this.isSummed.length) return;
    const { sums, isSummed } = this;
    this.sums = new Int16Array(slots * 2 * STRIDE);
    this.isSummed = new Uint8Array(slots * 2);
    this.sums.set(sums);
    this.isSummed.set(isSummed);
  }

  /** Where the sums of a word begin that is seen at an offset; -1 is what lies outside of the text. */
  rowOf(word: number, offset: number): number {
    const slot = (word + 1) * OFFSETS + offset + WINDOW;
    if (this.isSummed[slot] === 0) this.add(slot, word, offset);
    return slot * STRIDE;
  }

  private add(slot: number, word: number, offset: number): void {
    const { list, rows, sums } = this;
    list.count = 0;
    addWordFeatures(this.words, { word, offset }, list);
    const last = rows.length / STRIDE - 1;
    for (let feature = 0; feature < list.count; feature += 1) {
      const row = ((list.hashes[feature] ?? 0) & last) * STRIDE;
      for (let label = 0; label < LABELS; label += 1) {
        const at = slot * STRIDE + label;
        sums[at] = (sums[at] ?? 0) + (rows[row + label] ?? 0);
      }
    }
    this.isSummed[slot] = 1;
  }
}
