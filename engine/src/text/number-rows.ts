import { isLetter } from './ascii.ts';

/** How many UTF-16 units before and after its trigger a detector that needs words may look for them. */
export const WORDS_WITHIN = 72;
const FIRST_BEYOND_ASCII = 0x80;

/**
 * Tells what of a text stands amid rows of numbers, as in accounts. What was seen around one place is remembered for the
 * next ones, which mostly stand beside it: each character is looked at a few times, however many places are asked about.
 */
export class NumberRows {
  readonly #text: string;
  /** Where a letter stands that was found last. */
  #letter = -1;
  /** No letter stands from the first offset on and up to the second one. */
  #rowStart = 0;
  #rowEnd = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether no letter stands at a span or near it, be it of ASCII or not, and the text has more than that. */
  surround(start: number, end: number): boolean {
    const from = Math.max(0, start - WORDS_WITHIN);
    const to = Math.min(this.#text.length, end + WORDS_WITHIN);
    if (from === 0 && to === this.#text.length) return false;
    if (this.#letter >= from && this.#letter < to) return false;
    return this.#hasNoLetter(from, to);
  }

  #hasNoLetter(from: number, to: number): boolean {
    const text = this.#text;
    for (let index = from; index < to; index += 1) {
      if (index >= this.#rowStart && index < this.#rowEnd) {
        index = this.#rowEnd - 1;
        continue;
      }
      const unit = text.charCodeAt(index);
      if (!isLetter(unit) && unit < FIRST_BEYOND_ASCII) continue;
      this.#letter = index;
      return false;
    }
    const goesOn = from <= this.#rowEnd && to >= this.#rowStart;
    this.#rowStart = goesOn ? Math.min(from, this.#rowStart) : from;
    this.#rowEnd = goesOn ? Math.max(to, this.#rowEnd) : to;
    return true;
  }
}
