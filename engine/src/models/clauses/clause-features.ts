import { hashString, mixHashes } from '#engine/statistics/feature-hash.ts';

import type { ReadClause, SectionWords } from './section-words.ts';

/** Features are told apart by so many bits of their hashes. */
export const FEATURE_BITS = 21;

const PAIR = hashString('pair');
const STEM = hashString('stem');
const STEM_PAIR = hashString('stem pair');
const DISTANT_PAIR = hashString('distant pair');
const HEADING = hashString('heading');
const EARLIER_HEADING = hashString('earlier heading');
const IS_HEADING = hashString('is heading');

/** Pairs of stems this many words apart, at most, are features. */
const FARTHEST = 4;
const MOST_FEATURES = 4096;
const MASK = 2 ** FEATURE_BITS - 1;

/** The headings above a clause, nearest first. */
export interface Headings {
  readonly nearest: ReadClause | undefined;
  readonly earlier: ReadClause | undefined;
}

/** Gathers the features of one clause after the other: each counts once, however often it occurs. */
export class ClauseFeatures {
  readonly values = new Uint32Array(MOST_FEATURES);
  count = 0;
  /** Which clause has last had a feature. */
  readonly #seen = new Uint32Array(2 ** FEATURE_BITS);
  #clause = 0;

  /** Leaves the features of a clause in `values`, up to `count`. */
  collect(section: SectionWords, clause: ReadClause, headings: Headings): void {
    this.count = 0;
    this.#clause += 1;
    this.#addWords(section, clause);
    this.#addStems(section, clause);
    if (clause.isHeading) this.#add(IS_HEADING);
    else {
      this.#addHeading(section, headings.nearest, HEADING);
      this.#addHeading(section, headings.earlier, EARLIER_HEADING);
    }
  }

  #addWords({ words: { hashes } }: SectionWords, { firstWord, endWord }: ReadClause): void {
    for (let index = firstWord; index < endWord; index += 1) {
      const word = hashes[index] ?? 0;
      this.#add(word);
      if (index + 1 < endWord) this.#add(mixHashes(mixHashes(word, hashes[index + 1] ?? 0), PAIR));
    }
  }

  #addStems({ stems }: SectionWords, { firstWord, endWord }: ReadClause): void {
    for (let index = firstWord; index < endWord; index += 1) {
      const stem = stems[index] ?? 0;
      this.#add(mixHashes(stem, STEM));
      const last = Math.min(endWord - 1, index + FARTHEST);
      for (let other = index + 1; other <= last; other += 1) {
        const kind = other === index + 1 ? STEM_PAIR : DISTANT_PAIR;
        this.#add(mixHashes(mixHashes(stem, stems[other] ?? 0), kind));
      }
    }
  }

  #addHeading({ stems }: SectionWords, heading: ReadClause | undefined, kind: number): void {
    if (heading === undefined) return;
    for (let index = heading.firstWord; index < heading.endWord; index += 1) {
      this.#add(mixHashes(stems[index] ?? 0, kind));
    }
  }

  #add(hash: number): void {
    const feature = hash & MASK;
    if (this.#seen[feature] === this.#clause || this.count === MOST_FEATURES) return;
    this.#seen[feature] = this.#clause;
    this.values[this.count] = feature;
    this.count += 1;
  }
}

/** The features that a word has by itself, for saying what it weighed. */
export function wordFeatures({ words, stems }: SectionWords, index: number): number[] {
  return [words.hashes[index] ?? 0, mixHashes(stems[index] ?? 0, STEM)];
}

/** The features of a word and the next one together. */
export function pairFeatures({ words: { hashes }, stems }: SectionWords, index: number): number[] {
  return [
    mixHashes(mixHashes(hashes[index] ?? 0, hashes[index + 1] ?? 0), PAIR),
    mixHashes(mixHashes(stems[index] ?? 0, stems[index + 1] ?? 0), STEM_PAIR),
  ];
}
