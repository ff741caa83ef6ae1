import type { Span } from '#engine/vocabulary.ts';

import { createFurthestEnd } from './furthest-end.ts';

/** Makes a test whether one of some spans covers another completely, in logarithmic time. */
export function createCoverCheck(spans: readonly Span[]): (span: Span) => boolean {
  const reach = createFurthestEnd(spans);
  return ({ start, end }) => reach(start) >= end;
}
