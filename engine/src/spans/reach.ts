import type { Span } from '#engine/vocabulary.ts';

import { partitionPoint } from './partition-point.ts';

/**
 * Prepares to tell how far those of some spans reach that begin at or before a place; minus infinity where none does.
 * Each answer takes a few steps.
 */
export function createReach(spans: readonly Span[]): (place: number) => number {
  const sorted = spans.toSorted((one, other) => one.start - other.start);
  const furthest: number[] = [];
  for (const { end } of sorted) furthest.push(Math.max(end, furthest.at(-1) ?? end));
  return (place) =>
    furthest[partitionPoint(sorted, ({ start }) => start <= place) - 1] ?? -Infinity;
}
