import { hashString, mixHashes } from '#engine/statistics/feature-hash.ts';
import type { Words } from '#engine/statistics/word-reader.ts';

const WORD = hashString('word');
const STEM = hashString('stem');
const STEM_PAIR = hashString('stem pair');
/** Of each word: itself, its stem, and the pair with the next one's. */
const FEATURES_OF_WORD = 3;
/** A sentence counts as much as so many features squared, however long it is. */
const SCALE = 4;

/** No passage that is judged has more words. */
export const MOST_WORDS = 48;

/** Gathers the features of one passage after the other; each array is the same at every call. */
export class StatementFeatures {
  readonly values = new Uint32Array(FEATURES_OF_WORD * MOST_WORDS);
  count = 0;

  /** What each of the features counts. */
  get value(): number {
    return SCALE / Math.sqrt(Math.max(this.count, 1));
  }

  /** Leaves the features of the words from one on and up to another in `values`, three for each but the last. */
  collect({ hashes, stems }: Words, first: number, end: number): void {
    const last = Math.min(end, first + MOST_WORDS) - 1;
    let count = 0;
    for (let index = first; index <= last; index += 1) {
      const stem = stems[index] ?? 0;
      this.values[count] = mixHashes(hashes[index] ?? 0, WORD);
      this.values[count + 1] = mixHashes(stem, STEM);
      count += 2;
      if (index === last) break;
      this.values[count] = mixHashes(mixHashes(stem, stems[index + 1] ?? 0), STEM_PAIR);
      count += 1;
    }
    this.count = count;
  }
}
