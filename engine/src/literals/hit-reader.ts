import { readAscii } from '#engine/text/ascii-bytes.ts';

import type { Automaton } from './automaton.ts';
import { CLASS_OF } from './fold.ts';

/** So many units are read at once, so that memory for hits is bounded; even, for two readers halve it. */
const STRIDE = 8192;
const HALF = STRIDE / 2;
/** So far before its half the second reader begins; only white space makes what it has to know of longer. */
const RUN_UP = 64;

/** What of a text to read. */
interface Units {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Runs an automaton over texts and notes its hits. */
export class HitReader {
  /** Of each hit, in the order of the text: the accepting state, how far behind the first one it lies, and where it ends. */
  readonly hits = new Int32Array(2 * STRIDE);
  /** How many numbers of `hits` the last reading has filled. */
  filled = 0;
  /** How far the last reading has come. */
  end = 0;
  readonly #automaton: Automaton;
  readonly #secondHits = new Int32Array(STRIDE);
  /** What is being read: a byte for each unit, which is its character where all are ASCII, and else its class. */
  readonly #bytes = new Uint8Array(STRIDE);
  /** The column of each of these bytes. */
  #columnOf: Uint8Array;

  constructor(automaton: Automaton) {
    this.#automaton = automaton;
    this.#columnOf = automaton.columns.columnOf;
  }

  /** Reads the next units, as many as are read at once; returns the state that they lead to. */
  read({ text, from, to }: Units, before: number): number {
    this.filled = 0;
    this.end = Math.min(to, from + STRIDE);
    const length = this.end - from;
    this.#load(text.slice(from, this.end));
    return length < STRIDE
      ? this.#readOn({ start: 0, end: length, from }, before)
      : this.#readHalves(from, before);
  }

  /** Bytes are read twice as fast as a string, and ASCII is turned into bytes at once. */
  #load(text: string): void {
    const isAscii = readAscii(text, this.#bytes);
    const { columnOf, columnOfAscii } = this.#automaton.columns;
    this.#columnOf = isAscii ? columnOfAscii : columnOf;
    if (isAscii) return;
    for (let index = 0; index < text.length; index += 1) {
      this.#bytes[index] = CLASS_OF[text.charCodeAt(index)]!;
    }
  }

  /** A loop without calls over the bytes from one index on and up to another; `from` is where in the text they begin. */
  #readOn(
    { start, end, from }: { start: number; end: number; from: number },
    before: number,
  ): number {
    const { next, firstAccepting } = this.#automaton;
    const { hits } = this;
    const bytes = this.#bytes;
    const columnOf = this.#columnOf;
    let { filled } = this;
    let state = before;
    for (let index = start; index < end; index += 1) {
      state = next[state + columnOf[bytes[index]!]!]!;
      if (state >= firstAccepting) {
        hits[filled] = state - firstAccepting;
        hits[filled + 1] = from + index + 1;
        filled += 2;
      }
    }
    this.filled = filled;
    return state;
  }

  /**
   * Two readers go over the halves side by side, for each of their steps has to wait for the one before. The second
   * begins in the state that a run-up leads to; where the first arrives in another one, its half is read again.
   */
  #readHalves(from: number, before: number): number {
    const { next, firstAccepting } = this.#automaton;
    const { hits } = this;
    const secondHits = this.#secondHits;
    const bytes = this.#bytes;
    const columnOf = this.#columnOf;
    const expected = this.#stateAt(HALF);
    let filled = 0;
    let secondFilled = 0;
    let state = before;
    let secondState = expected;
    for (let index = 0; index < HALF; index += 1) {
      state = next[state + columnOf[bytes[index]!]!]!;
      secondState = next[secondState + columnOf[bytes[index + HALF]!]!]!;
      if (state >= firstAccepting) {
        hits[filled] = state - firstAccepting;
        hits[filled + 1] = from + index + 1;
        filled += 2;
      }
      if (secondState >= firstAccepting) {
        secondHits[secondFilled] = secondState - firstAccepting;
        secondHits[secondFilled + 1] = from + index + HALF + 1;
        secondFilled += 2;
      }
    }
    this.filled = filled;
    if (state !== expected) return this.#readOn({ start: HALF, end: STRIDE, from }, state);
    hits.set(secondHits.subarray(0, secondFilled), filled);
    this.filled = filled + secondFilled;
    return secondState;
  }

  /** The state that the bytes before an index lead to, as far as a run-up can tell. */
  #stateAt(index: number): number {
    const { next, start } = this.#automaton;
    const bytes = this.#bytes;
    const columnOf = this.#columnOf;
    let state = start;
    for (let ahead = index - RUN_UP; ahead < index; ahead += 1) {
      state = next[state + columnOf[bytes[ahead]!]!]!;
    }
    return state;
  }
}
