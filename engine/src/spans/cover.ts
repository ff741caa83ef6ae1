import type { Span } from '#engine/vocabulary.ts';

import { createReach } from './reach.ts';

/** Prepares to tell whether one of some spans covers another whole; each answer takes a few steps. */
export function createCover(spans: readonly Span[]): (span: Span) => boolean {
  const reach = createReach(spans);
  return ({ start, end }) => reach(start) >= end;
}
