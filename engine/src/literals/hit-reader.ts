import type { Automaton } from './automaton.ts';
import { CLASS_BITS, CLASS_OF } from './fold.ts';

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
  /** Of each hit, in the order of the text: the accepting state, counted from the first one, and where it ends. */
  readonly hits = new Int32Array(2 * STRIDE);
  /** How many numbers of `hits` the last reading has filled. */
  filled = 0;
  /** How far the last reading has come. */
  end = 0;
  readonly #automaton: Automaton;
  readonly #secondHits = new Int32Array(STRIDE);

  constructor(automaton: Automaton) {
    this.#automaton = automaton;
  }

  /** Reads the next units, as many as are read at once; answers the state that they lead to. */
  read(units: Units, before: number): number {
    const { from, to } = units;
    this.filled = 0;
    this.end = Math.min(to, from + STRIDE);
    return to - from < STRIDE ? this.#readAll(units, before) : this.#readHalves(units, before);
  }

  /** A loop without calls. */
  #readAll({ text, from, to }: Units, before: number): number {
    const { next, firstAccepting } = this.#automaton;
    const { hits } = this;
    let { filled } = this;
    let state = before;
    for (let index = from; index < to; index += 1) {
      state = next[(state << CLASS_BITS) | (CLASS_OF[text.charCodeAt(index)] ?? 0)] ?? 0;
      if (state >= firstAccepting) {
        hits[filled] = state - firstAccepting;
        hits[filled + 1] = index + 1;
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
  #readHalves({ text, from }: Units, before: number): number {
    const { next, firstAccepting } = this.#automaton;
    const { hits } = this;
    const secondHits = this.#secondHits;
    const expected = this.#stateBehind(text, from + HALF);
    let filled = 0;
    let secondFilled = 0;
    let state = before;
    let secondState = expected;
    for (let index = from; index < from + HALF; index += 1) {
      const ahead = index + HALF;
      state = next[(state << CLASS_BITS) | (CLASS_OF[text.charCodeAt(index)] ?? 0)] ?? 0;
      secondState =
        next[(secondState << CLASS_BITS) | (CLASS_OF[text.charCodeAt(ahead)] ?? 0)] ?? 0;
      if (state >= firstAccepting) {
        hits[filled] = state - firstAccepting;
        hits[filled + 1] = index + 1;
        filled += 2;
      }
      if (secondState >= firstAccepting) {
        secondHits[secondFilled] = secondState - firstAccepting;
        secondHits[secondFilled + 1] = ahead + 1;
        secondFilled += 2;
      }
    }
    this.filled = filled;
    if (state !== expected) {
      return this.#readAll({ text, from: from + HALF, to: from + STRIDE }, state);
    }
    hits.set(secondHits.subarray(0, secondFilled), filled);
    this.filled = filled + secondFilled;
    return secondState;
  }

  /** The state that the units before an offset lead to, as far as a run-up can tell. */
  #stateBehind(text: string, offset: number): number {
    const { next, start } = this.#automaton;
    let state = start;
    for (let index = offset - RUN_UP; index < offset; index += 1) {
      state = next[(state << CLASS_BITS) | (CLASS_OF[text.charCodeAt(index)] ?? 0)] ?? 0;
    }
    return state;
  }
}
