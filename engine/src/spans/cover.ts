import type { Span } from '#engine/vocabulary.ts';

import { partitionPoint } from './partition-point.ts';

/** Prepares to tell whether one of some spans covers another whole; each answer takes a few steps. */
export function createCover(spans: readonly Span[]): (span: Span) => boolean {
  const sorted = spans.toSorted((one, other) => one.start - other.start);
  const furthest: number[] = [];
  for (const { end } of sorted) furthest.push(Math.max(end, furthest.at(-1) ?? end));
  return ({ start, end }) => {
    const before = partitionPoint(sorted, (span) => span.start <= start);
    return before > 0 && furthest[before - 1]! >= end;
  };
}
