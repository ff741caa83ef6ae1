import type { Span } from '#engine/vocabulary.ts';

import { createReach } from './reach.ts';

/** Makes a test whether one of some spans covers another completely, in logarithmic time. */
export function createCover(spans: readonly Span[]): (span: Span) => boolean {
  const reach = createReach(spans);
  return ({ start, end }) => reach(start) >= end;
}
