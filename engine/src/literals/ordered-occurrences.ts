import { doubled } from './doubled.ts';

/** Called for each occurrence of a literal, with its index in the list. */
export type OnLiteral = (index: number, start: number, end: number) => void;

/** The initial capacity; it doubles when it is exceeded. */
const INITIAL_CAPACITY = 1 << 10;

/** Puts occurrences that come nearly in the order of their ends into that order. */
export class OrderedOccurrences {
  #count = 0;
  #indexes = new Int32Array(INITIAL_CAPACITY);
  #starts = new Int32Array(INITIAL_CAPACITY);
  #ends = new Int32Array(INITIAL_CAPACITY);

  clear(): void {
    this.#count = 0;
  }

  /** Adds an occurrence behind those that end no later. */
  add(index: number, start: number, end: number): void {
    if (this.#count === this.#ends.length) this.#grow();
    const ends = this.#ends;
    let at = this.#count;
    for (; at > 0 && ends[at - 1]! > end; at -= 1) this.#move(at - 1, at);
    this.#indexes[at] = index;
    this.#starts[at] = start;
    ends[at] = end;
    this.#count += 1;
  }

  /** Removes those that end at or before an offset and reports them. */
  release(offset: number, onLiteral: OnLiteral): void {
    let released = 0;
    while (released < this.#count && this.#ends[released]! <= offset) {
      onLiteral(this.#indexes[released]!, this.#starts[released]!, this.#ends[released]!);
      released += 1;
    }
    for (let from = released; from < this.#count; from += 1) this.#move(from, from - released);
    this.#count -= released;
  }

  #move(from: number, to: number): void {
    this.#indexes[to] = this.#indexes[from]!;
    this.#starts[to] = this.#starts[from]!;
    this.#ends[to] = this.#ends[from]!;
  }

  #grow(): void {
    this.#indexes = doubled(this.#indexes);
    this.#starts = doubled(this.#starts);
    this.#ends = doubled(this.#ends);
  }
}
