import { readAscii } from '#engine/text/ascii-bytes.ts';

import type { Transitions } from './automaton.ts';
import { CLASS_OF } from './fold.ts';

/** How many units are read at once, so that memory for hits is bounded; even, because two readers share it. */
const STRIDE = 8192;
const HALF = STRIDE / 2;
/** How far before its half the second reader starts: further than nearly any branch reaches. */
const RUN_UP = 64;

/** The part of a text to read. */
interface Units {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Runs an automaton over texts and records its hits. */
export class HitReader {
  /**
   * Two numbers for each hit, in the order of the text: the accepting state, relative to the first one, and its end.
   */
  readonly hits = new Int32Array(2 * STRIDE);
  /** How many numbers of `hits` the last call of `read` has filled. */
  filled = 0;
  /** How far the last call of `read` has come. */
  end = 0;
  readonly #automaton: Transitions;
  readonly #secondHits = new Int32Array(STRIDE);
  /** A byte for each unit that is being read: its character code where all are ASCII, otherwise its class. */
  readonly #bytes = new Uint8Array(STRIDE);
  /** The column of each of these bytes. */
  #columnOf: Uint8Array;

  constructor(automaton: Transitions) {
    this.#automaton = automaton;
    this.#columnOf = automaton.columns.columnOf;
  }

  /** Reads up to `STRIDE` units from `from` on, in the state `before`; returns the state after them. */
  read({ text, from, to }: Units, before: number): number {
    this.filled = 0;
    this.end = Math.min(to, from + STRIDE);
    const length = this.end - from;
    this.#load(text.slice(from, this.end));
    return length < STRIDE
      ? this.#readOn({ start: 0, end: length, from }, before)
      : this.#readHalves(from, before);
  }

  /** Converts the text to bytes, which are read twice as fast as a string; ASCII is converted by one native call. */
  #load(text: string): void {
    const isAscii = readAscii(text, this.#bytes);
    const { columnOf, columnOfAscii } = this.#automaton.columns;
    this.#columnOf = isAscii ? columnOfAscii : columnOf;
    if (isAscii) return;
    for (let index = 0; index < text.length; index += 1) {
      this.#bytes[index] = CLASS_OF[text.charCodeAt(index)]!;
    }
  }

  /** Reads the bytes from `start` to `end`, in a loop without calls; `from` is the text offset of the first byte. */
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
   * Reads both halves in one loop. Each step of an automaton depends on the one before, so the CPU can overlap two
   * independent ones. The second half starts in the state after a short run-up; if the first half ends in another
   * state, the second half is read again.
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

  /** The state at an index, as a run-up of a few bytes before it finds it. */
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
