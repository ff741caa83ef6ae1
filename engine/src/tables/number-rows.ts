import { isLetter } from '#engine/text/ascii.ts';

/** How far from its trigger, in UTF-16 units, a detector that needs words may look for them. */
export const WORDS_WITHIN = 72;
const FIRST_BEYOND_ASCII = 0x80;

/**
 * Tells which places of a text lie within rows of numbers, as in accounts. What was seen around one place is remembered
 * for the next, which is mostly close by: each character is read only a few times, however many places are tested.
 */
export class NumberRows {
  readonly #text: string;
  /** The offset of the letter that was found last. */
  #letter = -1;
  /** A range without any letter. */
  #rowStart = 0;
  #rowEnd = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether there is no letter, ASCII or not, in a span or near it, unless that is the whole text. */
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
