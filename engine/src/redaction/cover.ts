import type { Stretch } from '#engine/text/occurrences.ts';

/** Prepares to tell whether one of some stretches covers another whole; each answer takes a few steps. */
export function createCover(stretches: readonly Stretch[]): (stretch: Stretch) => boolean {
  const sorted = stretches.toSorted((one, other) => one.start - other.start);
  const furthest: number[] = [];
  for (const { end } of sorted) furthest.push(Math.max(end, furthest.at(-1) ?? end));
  return ({ start, end }) => {
    const before = countUpTo(sorted, start);
    return before > 0 && furthest[before - 1]! >= end;
  };
}

/** How many begin at an offset or before it; they are ordered. */
function countUpTo(sorted: readonly Stretch[], offset: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]!.start <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
