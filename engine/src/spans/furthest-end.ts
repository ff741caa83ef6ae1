import type { Span } from '#engine/vocabulary.ts';

import { partitionPoint } from './partition-point.ts';

/** Makes a function that finds the furthest end of the spans that begin at or before a place, in logarithmic time. */
export function createFurthestEnd(spans: readonly Span[]): (place: number) => number {
  const sorted = spans.toSorted((one, other) => one.start - other.start);
  const furthest: number[] = [];
  for (const { end } of sorted) furthest.push(Math.max(end, furthest.at(-1) ?? end));
  return (place) =>
    furthest[partitionPoint(sorted, ({ start }) => start <= place) - 1] ?? -Infinity;
}
