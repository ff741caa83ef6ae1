import { KeyIndex } from './key-index.ts';

/** What is looked at before and behind a place: a character of two units at the most. */
const BESIDE = 2;

/** Says of a place where a key stands in a text whether it counts, by the two units before it and behind it. */
export type AcceptPlace = (text: string, start: number, end: number) => boolean;

/**
 * Counts for each key the places where it stands in a text and that are accepted, without overlaps of one key. The text is
 * given in stretches and never held as a whole.
 */
export class KeyCounter {
  readonly #accept: AcceptPlace;
  readonly #orders: ReadonlyMap<string, readonly number[]>;
  readonly #index: KeyIndex;
  readonly #counts: number[];
  /** Of each key's last place, counted from the text's start. */
  readonly #ends: number[];
  /** The part of the text in which places may still begin, and what stands before it. */
  #held = '';
  #heldFrom = 0;
  #next = 0;

  constructor(keys: readonly string[], accept: AcceptPlace) {
    this.#accept = accept;
    this.#orders = Map.groupBy(keys.keys(), (order) => keys[order]!);
    this.#index = new KeyIndex(keys);
    this.#counts = keys.map(() => 0);
    this.#ends = keys.map(() => 0);
  }

  /** Goes on with the text. */
  add(stretch: string): void {
    this.#held += stretch;
    this.#countUpTo(this.#held.length - this.#index.longest - BESIDE);
  }

  /** Ends the text; answers the counts in the order of the keys. */
  finish(): readonly number[] {
    this.#countUpTo(this.#held.length);
    return this.#counts;
  }

  /** Counts what begins before a place, and lets go of what is before it. */
  #countUpTo(limit: number): void {
    if (limit <= this.#next) return;
    this.#index.find(this.#held, { from: this.#next, limit }, (key, at) => this.#count(key, at));
    const dropped = Math.max(0, limit - BESIDE);
    this.#held = this.#held.slice(dropped);
    this.#heldFrom += dropped;
    this.#next = limit - dropped;
  }

  #count(key: string, at: number): void {
    const end = at + key.length;
    for (const order of this.#orders.get(key) ?? []) {
      if (this.#heldFrom + at < this.#ends[order]!) continue;
      if (!this.#accept(this.#held, at, end)) continue;
      this.#counts[order]! += 1;
      this.#ends[order] = this.#heldFrom + end;
    }
  }
}
