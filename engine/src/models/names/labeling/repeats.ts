import type { FeatureContext } from '#engine/models/names/features/features.ts';

import { STRIDE } from './labels.ts';

/**
 * A range of items from `from` to `to` (exclusive), each equal to the item `period` places before it, including the
 * context that features depend on: whatever is computed for one holds for the other.
 */
export interface Repeat {
  readonly from: number;
  readonly to: number;
  readonly period: number;
}

export const NO_REPEATS: readonly Repeat[] = [];
export const LONGEST_PERIOD = 32;

/** A module-local copy, because imported bindings are looked up on every use. */
const ROW = STRIDE;

/**
 * Repeats are sought at every multiple of this many tokens and must be at least this long; repeats of sentences are
 * shorter.
 */
const STEP = 64;
/** The context window of a token, and the position in a run of capitals from which on all are treated alike. */
const SEEN_AROUND = 8;

/** The repeats among the tokens of a text, in order, so that repetitive text costs little. */
export function findRepeats(context: FeatureContext): readonly Repeat[] {
  const { count } = context.reading.tokens;
  const repeats: Repeat[] = [];
  let reached = 0;
  for (let at = STEP; at + STEP <= count; at += STEP) {
    const period = periodAt(context, at);
    if (period === 0) continue;
    let from = at;
    while (from > reached + period && isSame(context, from - 1, period)) from -= 1;
    while (at < count && isSame(context, at, period)) at += 1;
    reached = at;
    // Near the ends of a repeat, features depend on tokens outside it, and the run of capitals may end elsewhere.
    const margin = period + SEEN_AROUND;
    if (from + margin < at - margin) {
      repeats.push({ from: from + margin, to: at - margin, period });
    }
  }
  return repeats;
}

/** The period of the tokens from a position on; 0 if they do not repeat. */
function periodAt(context: FeatureContext, at: number): number {
  const { word } = context.reading.tokens;
  const first = word[at]!;
  const second = word[at + 1]!;
  for (let period = 1; period <= LONGEST_PERIOD; period += 1) {
    if (word[at - period] !== first || word[at + 1 - period] !== second) continue;
    let index = at;
    while (index < at + STEP && isSame(context, index, period)) index += 1;
    if (index === at + STEP) return period;
  }
  return 0;
}

/** Whether a token equals the one a period before; its kind and the rest follow from its word. */
function isSame({ reading, lineForms }: FeatureContext, index: number, period: number): boolean {
  const { word, gap } = reading.tokens;
  const { phrases } = reading;
  const before = index - period;
  return (
    word[index] === word[before] &&
    gap[index] === gap[before] &&
    phrases[index] === phrases[before] &&
    lineForms[index] === lineForms[before]
  );
}

/** The inner parts of repeats in which rows of numbers also equal those one period before. */
export function narrowRepeats(
  repeats: readonly Repeat[],
  rows: Float64Array,
  place: number,
): readonly Repeat[] {
  return repeats.flatMap((repeat) => {
    const isRepeated = (token: number): boolean =>
      isSameRow(rows, (place + token) * ROW, (place + token - repeat.period) * ROW);
    const middle = (repeat.from + repeat.to) >>> 1;
    let from = middle;
    while (from > repeat.from && isRepeated(from - 1)) from -= 1;
    let to = middle;
    while (to < repeat.to && isRepeated(to)) to += 1;
    return from < to ? [{ from, to, period: repeat.period }] : [];
  });
}

/** Copies rows of numbers from a period before; `place` is the index of the first row. */
export function repeatRows(
  rows: Float64Array | Uint8Array,
  { from, to, period }: Repeat,
  place = 0,
): void {
  const end = (place + to) * ROW;
  const source = (place + from - period) * ROW;
  // Each step copies everything written so far, so the amount doubles.
  for (let index = (place + from) * ROW; index < end;) {
    const length = Math.min(index - source, end - index);
    rows.copyWithin(index, source, source + length);
    index += length;
  }
}

/** Whether two rows hold the same numbers. */
export function isSameRow(rows: Float64Array, one: number, other: number): boolean {
  let label = 0;
  while (label < ROW && rows[one + label] === rows[other + label]) label += 1;
  return label === ROW;
}
