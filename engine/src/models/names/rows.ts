import type { Reading } from './reading.ts';
import { isCapitalKind, NEW_LINE } from './tokens.ts';
import { OUTSIDE_HASH, wordNear } from './word-near.ts';

/** Finds the row of capitalised words that a token stands in; when tokens are asked for in order, each is passed once. */
export class RowFinder {
  /** The first token of the row, and its end (exclusive). A token that has no capital is a row by itself. */
  start = 0;
  end = 0;
  /** Hashes of the words right outside of the row and of those beyond. */
  before = 0;
  farBefore = 0;
  behind = 0;
  farBehind = 0;
  private readonly reading: Reading;

  constructor(reading: Reading) {
    this.reading = reading;
  }

  goTo(index: number): void {
    if (index >= this.start && index < this.end) return;
    const { reading } = this;
    this.start = index;
    this.end = index + 1;
    if (isCapitalKind(reading.tokens.kind[index]!)) {
      while (this.goesOn(this.start)) this.start -= 1;
      while (this.goesOn(this.end)) this.end += 1;
    }
    this.before = this.hashNear(this.start, -1);
    this.farBefore = this.hashNear(this.start, -2);
    this.behind = this.hashNear(this.end - 1, 1);
    this.farBehind = this.hashNear(this.end - 1, 2);
  }

  private hashNear(index: number, offset: number): number {
    const word = wordNear(this.reading, index, offset);
    return word < 0 ? OUTSIDE_HASH : this.reading.words.hash[word]! | 0;
  }

  /** Whether a token stands in one row with the one before it. */
  private goesOn(index: number): boolean {
    const { reading } = this;
    return (
      reading.gapAt(index) < NEW_LINE &&
      index > 0 &&
      isCapitalKind(reading.kindAt(index)) &&
      isCapitalKind(reading.kindAt(index - 1))
    );
  }
}
