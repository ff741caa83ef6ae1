import type { Span } from '#engine/vocabulary.ts';

import type { View } from './reading.ts';
import type { WordWatcher } from './watched-words.ts';

/** A word, in the notation of `literals/literal.ts`, and the sides that it speaks for. */
export interface WordSign<Side> {
  readonly word: string;
  readonly sides: readonly Side[];
  /** What one occurrence counts. */
  readonly weight: number;
}

/** When a side wins: with at least so many votes, and with more than so many times those of all others together. */
export interface Majority {
  readonly least: number;
  readonly farMore: number;
}

/** A word that stands everywhere, such as the name of a firm or a product, says no more for that. */
const MOST_OF_ONE = 3;

/** Counts the words of a text that speak for one side or another, such as a country. */
export class WordVotes<Side extends string> implements WordWatcher {
  readonly words: readonly string[];
  readonly #signs: readonly WordSign<Side>[];
  readonly #counts: Uint32Array;
  /** The latest word, of which a shorter one may be a part, such as `wales` of `new south wales`. */
  #latest: (Span & { readonly word: number }) | undefined;

  constructor(signs: readonly WordSign<Side>[]) {
    this.words = signs.map(({ word }) => word);
    this.#signs = signs;
    this.#counts = new Uint32Array(signs.length);
  }

  note(word: number, place: Span, { offset }: View): void {
    const [start, end] = [place.start + offset, place.end + offset];
    const latest = this.#latest;
    if (latest !== undefined) {
      if (latest.start <= start && end <= latest.end) return;
      if (start <= latest.start && latest.end <= end) this.#counts[latest.word]! -= 1;
    }
    this.#counts[word]! += 1;
    this.#latest = { word, start, end };
  }

  /** Whether the text contains a word, as it is listed. */
  has(word: string): boolean {
    return this.#counts[this.words.indexOf(word)]! > 0;
  }

  /** The votes so far. */
  tally(): Tally<Side> {
    const tally = new Tally<Side>();
    for (const [index, { sides, weight }] of this.#signs.entries()) {
      tally.add(sides, weight * Math.min(this.#counts[index]!, MOST_OF_ONE));
    }
    return tally;
  }
}

/** What speaks for each side. */
class Tally<Side> {
  readonly #votes = new Map<Side, number>();
  #all = 0;

  add(sides: readonly Side[], count: number): void {
    if (sides.length === 0 || count === 0) return;
    this.#all += count;
    for (const side of sides) this.#votes.set(side, (this.#votes.get(side) ?? 0) + count);
  }

  /** The side that has the majority; undefined where the votes are few or disagree. */
  winner({ least, farMore }: Majority): Side | undefined {
    return [...this.#votes].find(
      ([, count]) => count >= least && count > farMore * (this.#all - count),
    )?.[0];
  }
}
