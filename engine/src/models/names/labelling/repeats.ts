import type { Surroundings } from '#engine/models/names/features/features.ts';

import { STRIDE } from './labels.ts';

/**
 * Things in a row, from `from` up to `to`, that are seen like those so many (`period`) places before them: whatever is
 * made of one and of what stands around it is the same for both.
 */
export interface Repeat {
  readonly from: number;
  readonly to: number;
  readonly period: number;
}

export const NO_REPEATS: readonly Repeat[] = [];
export const LONGEST_PERIOD = 32;

/** Of this module, for numbers of others are looked up each time that they are used. */
const ROW = STRIDE;

/** Repeats are looked for at every so many tokens, and have to go on for as many; those of sentences are shorter. */
const STEP = 64;
/** Words before and after a token by which it is seen, and places in a row of capitals from which on all are alike. */
const SEEN_AROUND = 8;

/** The repeats among the tokens of a text, in their order: of what it says again and again, little has to be looked at. */
export function repeatsIn(around: Surroundings): readonly Repeat[] {
  const { count } = around.reading.tokens;
  const repeats: Repeat[] = [];
  let reached = 0;
  for (let at = STEP; at + STEP <= count; at += STEP) {
    const period = periodAt(around, at);
    if (period === 0) continue;
    let from = at;
    while (from > reached + period && isSame(around, from - 1, period)) from -= 1;
    while (at < count && isSame(around, at, period)) at += 1;
    reached = at;
    // Near its ends a token is seen by what stands outside, or its row of capitals may end elsewhere.
    const margin = period + SEEN_AROUND;
    if (from + margin < at - margin) {
      repeats.push({ from: from + margin, to: at - margin, period });
    }
  }
  return repeats;
}

/** After how many tokens those from one on stood before; 0 where that is not so. */
function periodAt(around: Surroundings, at: number): number {
  const { word } = around.reading.tokens;
  const first = word[at]!;
  const second = word[at + 1]!;
  for (let period = 1; period <= LONGEST_PERIOD; period += 1) {
    if (word[at - period] !== first || word[at + 1 - period] !== second) continue;
    let index = at;
    while (index < at + STEP && isSame(around, index, period)) index += 1;
    if (index === at + STEP) return period;
  }
  return 0;
}

/** Whether a token by itself is the same as one before it; its kind and all else is that of its word. */
function isSame({ reading, lineForms }: Surroundings, index: number, period: number): boolean {
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

/** What is left of repeats, around their middles, where rows of numbers are those of a period before as well. */
export function narrowed(
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

/** Writes rows of numbers again that stood a period before, `place` being that of the first row of all. */
export function repeatRows(
  rows: Float64Array | Uint8Array,
  { from, to, period }: Repeat,
  place = 0,
): void {
  const end = (place + to) * ROW;
  const source = (place + from - period) * ROW;
  // Each time all that is there already, which is twice as much as the time before.
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
