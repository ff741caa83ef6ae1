import type { Span } from '#engine/vocabulary.ts';

import { createFurthestEnd } from './furthest-end.ts';

/** Makes a test whether one of some spans shares a character with another, in logarithmic time. */
export function createOverlapCheck(spans: readonly Span[]): (span: Span) => boolean {
  const reach = createFurthestEnd(spans);
  return ({ start, end }) => reach(end - 1) > start;
}
