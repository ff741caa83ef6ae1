import { CLASS_OF, SPACE_CLASS } from './fold.ts';
import { type Literal, LONGEST_SPAN } from './literal.ts';

/** The literals in a few arrays instead of thousands of objects, as reading a text needs them. */
export class PackedLiterals {
  /** The classes of all literals, one after the other. */
  readonly #classes: Uint8Array;
  /** By index of a literal: where its classes begin; the last entry is where they all end. */
  readonly #firsts: Uint32Array;
  readonly #headLengths: Uint16Array;
  readonly #endsWord: Uint8Array;
  /** By index of a literal: its length, or 0 where white space may make an occurrence longer. */
  readonly #lengths: Uint16Array;

  constructor(literals: readonly Literal[], headLengths: Uint16Array) {
    this.#firsts = new Uint32Array(literals.length + 1);
    for (const [index, { classes }] of literals.entries()) {
      this.#firsts[index + 1] = this.#firsts[index]! + classes.length;
    }
    this.#classes = new Uint8Array(this.#firsts.at(-1)!);
    for (const [index, { classes }] of literals.entries()) {
      this.#classes.set(classes, this.#firsts[index]);
    }
    this.#headLengths = headLengths;
    this.#endsWord = Uint8Array.from(literals, ({ endsWord }) => Number(endsWord));
    this.#lengths = Uint16Array.from(literals, ({ classes, hasSpace }) =>
      hasSpace ? 0 : classes.length,
    );
  }

  /** Whether the character after a literal must not be part of a word. */
  endsWord(index: number): boolean {
    return this.#endsWord[index] === 1;
  }

  /** The end of a literal whose head ends at an offset; undefined where the text goes on differently. */
  endOf(index: number, text: string, headEnd: number): number | undefined {
    const last = this.#firsts[index + 1]!;
    const latest = Math.min(text.length, headEnd + LONGEST_SPAN);
    let end = headEnd;
    for (let at = this.#firsts[index]! + this.#headLengths[index]!; at < last; at += 1) {
      const wanted = this.#classes[at]!;
      if (end >= latest || CLASS_OF[text.charCodeAt(end)] !== wanted) return undefined;
      end += 1;
      if (wanted !== SPACE_CLASS) continue;
      while (end < latest && CLASS_OF[text.charCodeAt(end)] === SPACE_CLASS) end += 1;
    }
    return end;
  }

  /**
   * The start of an occurrence that ends at an offset. Runs of white space may make it longer than the literal;
   * undefined where they make it too long.
   */
  startOf(index: number, text: string, end: number): number | undefined {
    const length = this.#lengths[index]!;
    if (length !== 0) return end - length;
    const first = this.#firsts[index]!;
    const tooEarly = end - LONGEST_SPAN;
    let start = end;
    for (let at = this.#firsts[index + 1]! - 1; at >= first; at -= 1) {
      start -= 1;
      if (this.#classes[at] !== SPACE_CLASS) continue;
      while (start > tooEarly && CLASS_OF[text.charCodeAt(start - 1)] === SPACE_CLASS) start -= 1;
    }
    return start > tooEarly ? start : undefined;
  }
}
