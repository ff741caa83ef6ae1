import { copySlice } from '#engine/text/copy-slice.ts';
import type { Span } from '#engine/vocabulary.ts';

import { SentenceCursor } from './sentence.ts';

/** A sentence: its offsets in the whole text, and its text. */
export interface ReadSentence extends Span {
  readonly text: string;
}

/** Numbers the sentences that contain triggers; each is cut out of the text once for all detectors. */
export class PendingSentences {
  readonly #sentences: ReadSentence[] = [];
  #text = '';
  #offset = 0;
  #cursor = new SentenceCursor('');

  /** Continues in another string, which begins at an offset of the whole text. */
  begin(text: string, offset: number): void {
    this.#text = text;
    this.#offset = offset;
    this.#cursor = new SentenceCursor(text);
  }

  /** The number of the sentence around an offset of the string; offsets never decrease. */
  numberAt(offset: number): number {
    const last = this.#sentences.length - 1;
    if (last >= 0 && offset + this.#offset < this.#sentences[last]!.end) return last;
    const { start, end } = this.#cursor.at(offset);
    const text = copySlice(this.#text, start, end);
    this.#sentences.push({ start: start + this.#offset, end: end + this.#offset, text });
    return last + 1;
  }

  /** The sentence of a number that was given out since the last call of `keepLast`. */
  get(number: number): ReadSentence {
    return this.#sentences[number]!;
  }

  /** Forgets all but the last, which may continue in the next part of the text; its number becomes 0. */
  keepLast(): void {
    const last = this.#sentences.pop();
    this.#sentences.length = 0;
    if (last !== undefined) this.#sentences.push(last);
  }
}
