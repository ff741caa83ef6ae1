import { isLetter } from './ascii.ts';

/** How many UTF-16 units before and behind its trigger a detector that needs words may look for them. */
export const WORDS_WITHIN = 72;
const FIRST_BEYOND_ASCII = 0x80;

/** Tells what of a text stands amid rows of numbers, as in accounts; asked by one detector after the other of the same place. */
export class NumberRows {
  readonly #text: string;
  #start = -1;
  #end = -1;
  #isAmid = false;

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether no letter stands at a span or near it, be it of ASCII or not, and the text has more than that. */
  surround(start: number, end: number): boolean {
    if (start !== this.#start || end !== this.#end) {
      this.#start = start;
      this.#end = end;
      this.#isAmid = this.#hasNoLetter(start - WORDS_WITHIN, end + WORDS_WITHIN);
    }
    return this.#isAmid;
  }

  #hasNoLetter(from: number, to: number): boolean {
    const text = this.#text;
    if (from <= 0 && to >= text.length) return false;
    const end = Math.min(text.length, to);
    for (let index = Math.max(0, from); index < end; index += 1) {
      const unit = text.charCodeAt(index);
      if (isLetter(unit) || unit >= FIRST_BEYOND_ASCII) return false;
    }
    return true;
  }
}
