import { hashString, mixHashes } from '#engine/statistics/feature-hash.ts';
import type { Words } from '#engine/statistics/word-reader.ts';

const WORD = hashString('word');
const STEM = hashString('stem');
const STEM_PAIR = hashString('stem pair');
/** Per word: the word, its stem, and the pair with the next word. */
const FEATURES_OF_WORD = 3;
/** The Euclidean norm of every feature vector, whatever the length of the passage. */
const SCALE = 4;

/** The maximum number of words in a classified passage. */
export const MAX_WORDS = 48;

/** Collects the features of one passage after another; arrays are reused by the next call. */
export class StatementFeatures {
  readonly values = new Uint32Array(FEATURES_OF_WORD * MAX_WORDS);
  count = 0;

  /** The value of each feature. */
  get value(): number {
    return SCALE / Math.sqrt(Math.max(this.count, 1));
  }

  /** Writes the features of a range of words to `values`, three per word except the last. */
  collect({ hashes, stems }: Words, first: number, end: number): void {
    const last = Math.min(end, first + MAX_WORDS) - 1;
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
