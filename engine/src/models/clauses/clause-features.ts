import type { Clause, SectionWords } from '#engine/models/sections/section-words.ts';
import { hashString, mixHashes } from '#engine/statistics/feature-hash.ts';

import type { HeadingContext } from './clauses-with-headings.ts';

/** Feature hashes are truncated to this many bits. */
export const FEATURE_BITS = 21;

const PAIR = hashString('pair');
const STEM = hashString('stem');
const STEM_PAIR = hashString('stem pair');
const DISTANT_PAIR = hashString('distant pair');
const HEADING = hashString('heading');
const HEADING_PAIR = hashString('heading pair');
const EARLIER_HEADING = hashString('earlier heading');
const OPENING = hashString('opening');
const IS_HEADING = hashString('is heading');

/** The context window for pairs of stems: at most this many words apart. */
const FARTHEST = 2;
const MAX_FEATURES = 4096;
const MASK = 2 ** FEATURE_BITS - 1;
/** Slots of the hash set for the features of a clause, at most half full, so that it stays in the L1 cache. */
const SLOTS = 2 * MAX_FEATURES;
/** The clause number is stored in the remaining bits of a slot. */
const CLAUSES = 2 ** (32 - FEATURE_BITS);

/** Collects the features of one clause after another; each counts once, however often it occurs. */
export class ClauseFeatures {
  readonly values = new Uint32Array(MAX_FEATURES);
  count = 0;
  /** The features of the latest clauses, with the clause number in the upper bits. */
  readonly #slots = new Uint32Array(SLOTS);
  #clause = 0;

  /** Writes the features of a clause to `values`, up to `count`. */
  collect(section: SectionWords, clause: Clause, above: HeadingContext): void {
    this.count = 0;
    this.#beginClause();
    this.#addWords(section, clause);
    this.#addStems(section, clause);
    if (clause.isHeading) this.#add(IS_HEADING);
    else {
      this.#addStemsOf(section, above.nearest, HEADING);
      this.#addPairsOf(section, above.nearest);
      this.#addStemsOf(section, above.earlier, EARLIER_HEADING);
      this.#addStemsOf(section, above.opening, OPENING);
    }
  }

  #beginClause(): void {
    this.#clause = (this.#clause + 1) % CLAUSES;
    if (this.#clause !== 0) return;
    this.#slots.fill(0);
    this.#clause = 1;
  }

  #addWords({ words: { hashes } }: SectionWords, { firstWord, endWord }: Clause): void {
    for (let index = firstWord; index < endWord; index += 1) {
      const word = hashes[index] ?? 0;
      this.#add(word);
      if (index + 1 < endWord) this.#add(mixHashes(mixHashes(word, hashes[index + 1] ?? 0), PAIR));
    }
  }

  #addStems({ words: { stems } }: SectionWords, { firstWord, endWord }: Clause): void {
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

  #addStemsOf({ words: { stems } }: SectionWords, other: Clause | undefined, kind: number): void {
    if (other === undefined) return;
    for (let index = other.firstWord; index < other.endWord; index += 1) {
      this.#add(mixHashes(stems[index] ?? 0, kind));
    }
  }

  #addPairsOf({ words: { stems } }: SectionWords, heading: Clause | undefined): void {
    if (heading === undefined) return;
    for (let index = heading.firstWord; index + 1 < heading.endWord; index += 1) {
      const pair = mixHashes(stems[index] ?? 0, stems[index + 1] ?? 0);
      this.#add(mixHashes(pair, HEADING_PAIR));
    }
  }

  #add(hash: number): void {
    const feature = hash & MASK;
    const own = ((this.#clause << FEATURE_BITS) | feature) >>> 0;
    let slot = feature & (SLOTS - 1);
    for (let held = this.#slots[slot] ?? 0; isOf(this.#clause, held);) {
      if (held === own) return;
      slot = (slot + 1) & (SLOTS - 1);
      held = this.#slots[slot] ?? 0;
    }
    if (this.count === MAX_FEATURES) return;
    this.#slots[slot] = own;
    this.values[this.count] = feature;
    this.count += 1;
  }
}

/** Whether a slot holds a feature of this clause rather than of an earlier one. */
function isOf(clause: number, held: number): boolean {
  return held >>> FEATURE_BITS === clause;
}

/** The contribution of one feature to a score. */
export type WeightOf = (feature: number) => number;

/** The contribution to a score of a word's own features. */
export function weightOfWord(
  { words: { hashes, stems } }: SectionWords,
  index: number,
  weightOf: WeightOf,
): number {
  return weightOf(hashes[index] ?? 0) + weightOf(mixHashes(stems[index] ?? 0, STEM));
}

/** The contribution to a score of the features that a word and the next one form. */
export function weightOfPair(
  { words: { hashes, stems } }: SectionWords,
  index: number,
  weightOf: WeightOf,
): number {
  const words = mixHashes(hashes[index] ?? 0, hashes[index + 1] ?? 0);
  const pair = mixHashes(stems[index] ?? 0, stems[index + 1] ?? 0);
  return weightOf(mixHashes(words, PAIR)) + weightOf(mixHashes(pair, STEM_PAIR));
}
