import { KeyIndex } from './key-index.ts';

/** How many units before and after an occurrence are looked at: one character has at most two. */
const BESIDE = 2;

/** Decides whether an occurrence of a key counts, by the two units before it and after it. */
export type AcceptPlace = (text: string, start: number, end: number) => boolean;

/** Receives an occurrence of a key: the key's index, and offsets in the whole text. */
export type ReceivePlace = (order: number, start: number, end: number) => void;

/** Keys that are prepared for searching any number of texts. */
export class SearchKeys {
  readonly index: KeyIndex;
  readonly count: number;
  readonly #orders: ReadonlyMap<string, readonly number[]>;

  constructor(keys: readonly string[]) {
    this.index = new KeyIndex(keys);
    this.count = keys.length;
    this.#orders = Map.groupBy(keys.keys(), (order) => keys[order]!);
  }

  /** The indexes of the keys that equal this one. */
  ordersOf(key: string): readonly number[] {
    return this.#orders.get(key) ?? [];
  }
}

/**
 * Finds the accepted occurrences of each key in a text, without overlaps of one key. The text arrives in stretches and
 * is never kept as a whole.
 */
export class KeySearch {
  readonly #accept: AcceptPlace;
  readonly #receive: ReceivePlace;
  readonly #keys: SearchKeys;
  /** By index of a key: the end of its last occurrence, in the whole text. */
  readonly #ends: number[];
  /** The part of the text in which occurrences may still begin, and a little before it. */
  #held = '';
  #heldFrom = 0;
  #next = 0;

  constructor(keys: SearchKeys, accept: AcceptPlace, receive: ReceivePlace) {
    this.#accept = accept;
    this.#receive = receive;
    this.#keys = keys;
    this.#ends = Array<number>(keys.count).fill(0);
  }

  /** The start of the part of the text that is still kept: no further occurrence begins before it. */
  get heldFrom(): number {
    return this.#heldFrom;
  }

  /** Continues with the next stretch of the text. */
  add(stretch: string): void {
    this.#held += stretch;
    this.#searchUpTo(this.#held.length - this.#keys.index.longest - BESIDE);
  }

  /** Ends the text. */
  finish(): void {
    this.#searchUpTo(this.#held.length);
  }

  /** Finds the occurrences that begin before an offset, and drops the text before it. */
  #searchUpTo(limit: number): void {
    if (limit <= this.#next) return;
    const places = { from: this.#next, limit };
    this.#keys.index.find(this.#held, places, (key, at) => this.#found(key, at));
    const dropped = Math.max(0, limit - BESIDE);
    this.#held = this.#held.slice(dropped);
    this.#heldFrom += dropped;
    this.#next = limit - dropped;
  }

  #found(key: string, at: number): void {
    const end = at + key.length;
    for (const order of this.#keys.ordersOf(key)) {
      if (this.#heldFrom + at < this.#ends[order]!) continue;
      if (!this.#accept(this.#held, at, end)) continue;
      this.#ends[order] = this.#heldFrom + end;
      this.#receive(order, this.#heldFrom + at, this.#heldFrom + end);
    }
  }
}
