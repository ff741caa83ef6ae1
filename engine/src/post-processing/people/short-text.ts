import type { View } from '#engine/reading/reading.ts';

/** Keeps a text section by section, for steps that need the whole of it, unless it is too long for them. */
export class ShortText {
  /** What was read so far; empty once that is longer than the limit. */
  text = '';
  readonly #limit: number;
  #isTooLong = false;

  /** The limit is in UTF-16 units. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Adds the next section of the text. */
  read({ text, from, to }: View): void {
    if (this.#isTooLong) return;
    this.#isTooLong = this.text.length + to - from > this.#limit;
    this.text = this.#isTooLong ? '' : this.text + text.slice(from, to);
  }
}
