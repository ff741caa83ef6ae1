import type { Tokens } from './tokens.ts';

const UNITS_PER_TOKEN = 4;

/** The tokens of a text, in arrays that grow by doubling. */
export class TokenList {
  count = 0;
  start: Int32Array;
  end: Int32Array;
  gap: Uint8Array;
  kind: Uint8Array;
  word: Int32Array;

  /** `units` is the length of the text. */
  constructor(units: number) {
    const capacity = Math.max(8, Math.ceil(units / UNITS_PER_TOKEN));
    this.start = new Int32Array(capacity);
    this.end = new Int32Array(capacity);
    this.gap = new Uint8Array(capacity);
    this.kind = new Uint8Array(capacity);
    this.word = new Int32Array(capacity);
  }

  /** Adds a token of a word; call `place` for its position. */
  add(word: number, kind: number): void {
    const { count } = this;
    if (count === this.start.length) this.grow();
    this.kind[count] = kind;
    this.word[count] = word;
    this.count = count + 1;
  }

  /** Sets the position of the last token. */
  place(gap: number, start: number, end: number): void {
    const token = this.count - 1;
    this.gap[token] = gap;
    this.start[token] = start;
    this.end[token] = end;
  }

  done(): Tokens {
    const { count } = this;
    return {
      count,
      start: this.start.subarray(0, count),
      end: this.end.subarray(0, count),
      gap: this.gap.subarray(0, count),
      kind: this.kind.subarray(0, count),
      word: this.word.subarray(0, count),
    };
  }

  private grow(): void {
    const length = this.count * 2;
    const { start, end, gap, kind, word } = this;
    this.start = new Int32Array(length);
    this.end = new Int32Array(length);
    this.gap = new Uint8Array(length);
    this.kind = new Uint8Array(length);
    this.word = new Int32Array(length);
    this.start.set(start);
    this.end.set(end);
    this.gap.set(gap);
    this.kind.set(kind);
    this.word.set(word);
  }
}
