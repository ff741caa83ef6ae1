import { KeyIndex } from './key-index.ts';

/** What is looked at before and after a place: a character of two units at the most. */
const BESIDE = 2;

/** Says of a place where a key stands in a text whether it counts, by the two units before it and after it. */
export type AcceptPlace = (text: string, start: number, end: number) => boolean;

/** Takes a place where a key stands: the key's order and offsets into the whole text. */
export type ReceivePlace = (order: number, start: number, end: number) => void;

/** Keys made ready to be sought in any number of texts. */
export class SoughtKeys {
  readonly index: KeyIndex;
  readonly count: number;
  readonly #orders: ReadonlyMap<string, readonly number[]>;

  constructor(keys: readonly string[]) {
    this.index = new KeyIndex(keys);
    this.count = keys.length;
    this.#orders = Map.groupBy(keys.keys(), (order) => keys[order]!);
  }

  /** Which of the keys are this one. */
  ordersOf(key: string): readonly number[] {
    return this.#orders.get(key) ?? [];
  }
}

/**
 * Finds for each key the places where it stands in a text and that are accepted, without overlaps of one key. The text is
 * given in stretches and never held as a whole.
 */
export class KeySearch {
  readonly #accept: AcceptPlace;
  readonly #receive: ReceivePlace;
  readonly #keys: SoughtKeys;
  /** Of each key's last place, counted from the text's start. */
  readonly #ends: number[];
  /** The part of the text in which places may still begin, and what stands before it. */
  #held = '';
  #heldFrom = 0;
  #next = 0;

  constructor(keys: SoughtKeys, accept: AcceptPlace, receive: ReceivePlace) {
    this.#accept = accept;
    this.#receive = receive;
    this.#keys = keys;
    this.#ends = Array<number>(keys.count).fill(0);
  }

  /** Where the part of the text begins that is still held: no place that is yet to come begins before it. */
  get heldFrom(): number {
    return this.#heldFrom;
  }

  /** Goes on with the text. */
  add(stretch: string): void {
    this.#held += stretch;
    this.#searchUpTo(this.#held.length - this.#keys.index.longest - BESIDE);
  }

  /** Ends the text. */
  finish(): void {
    this.#searchUpTo(this.#held.length);
  }

  /** Finds what begins before a place, and lets go of what is before it. */
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
