import type { Span } from '#engine/vocabulary.ts';

import { createReach } from './reach.ts';

/** Prepares to tell whether one of some spans shares a character with another; each answer takes a few steps. */
export function createTouch(spans: readonly Span[]): (span: Span) => boolean {
  const reach = createReach(spans);
  return ({ start, end }) => reach(end - 1) > start;
}
