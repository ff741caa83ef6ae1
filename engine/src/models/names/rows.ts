import { isCapitalKind } from './candidates.ts';
import type { Reading } from './reading.ts';
import { NEW_LINE } from './tokens.ts';

/** Finds the row of capitalised words that a token stands in; when tokens are asked for in order, each is passed once. */
export class RowFinder {
  /** The first token of the row, and its end (exclusive). A token that has no capital is a row by itself. */
  start = 0;
  end = 0;
  private readonly reading: Reading;

  constructor(reading: Reading) {
    this.reading = reading;
  }

  goTo(index: number): void {
    if (index >= this.start && index < this.end) return;
    const { reading } = this;
    this.start = index;
    this.end = index + 1;
    if (!isCapitalKind(reading.kindAt(index))) return;
    while (this.goesOn(this.start)) this.start -= 1;
    while (this.goesOn(this.end)) this.end += 1;
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
