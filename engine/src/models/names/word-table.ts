import { mixHashes } from '#engine/statistics/feature-hash.ts';

import { GrowingList } from './growing-list.ts';
import type { Words } from './tokens.ts';

const MOST_FIRST_WORDS = 1024;

/** Numbers the distinct words of a text by open addressing; words are told apart by their 32-bit hash and kind. */
export class WordTable {
  private slots: Int32Array;
  private readonly hash: GrowingList<Uint32Array>;
  private readonly kind: GrowingList<Uint8Array>;
  private readonly start: GrowingList<Int32Array>;
  private readonly end: GrowingList<Int32Array>;

  /** `expected` words find room at once. */
  constructor(expected: number) {
    const capacity = 2 ** Math.ceil(Math.log2(Math.min(MOST_FIRST_WORDS, Math.max(8, expected))));
    this.slots = new Int32Array(capacity * 4).fill(-1);
    this.hash = new GrowingList((length) => new Uint32Array(length), capacity);
    this.kind = new GrowingList((length) => new Uint8Array(length), capacity);
    this.start = new GrowingList((length) => new Int32Array(length), capacity);
    this.end = new GrowingList((length) => new Int32Array(length), capacity);
  }

  /** How many words there are. */
  get count(): number {
    return this.hash.length;
  }

  /** The number of a word, which is a new one where the word was not seen; `start` is where it stands. */
  numberOf(hash: number, kind: number, start: number): number {
    const slot = this.slotOf(hash, kind);
    const found = this.slots[slot] ?? -1;
    if (found >= 0) return found;
    const number = this.hash.length;
    this.slots[slot] = number;
    this.hash.push(hash);
    this.kind.push(kind);
    this.start.push(start);
    this.end.push(start);
    if (number * 2 > this.slots.length) this.grow();
    return number;
  }

  setEnd(number: number, end: number): void {
    this.end.set(number, end);
  }

  done(): Words {
    return {
      count: this.hash.length,
      hash: this.hash.done(),
      kind: this.kind.done(),
      start: this.start.done(),
      end: this.end.done(),
    };
  }

  private slotOf(hash: number, kind: number): number {
    const last = this.slots.length - 1;
    let slot = mixHashes(hash, kind) & last;
    for (;;) {
      const number = this.slots[slot] ?? -1;
      if (number < 0 || (this.hash.at(number) === hash && this.kind.at(number) === kind)) {
        return slot;
      }
      slot = (slot + 1) & last;
    }
  }

  private grow(): void {
    this.slots = new Int32Array(this.slots.length * 4).fill(-1);
    for (let number = 0; number < this.hash.length; number += 1) {
      this.slots[this.slotOf(this.hash.at(number), this.kind.at(number))] = number;
    }
  }
}
