import type { Span } from '#engine/vocabulary.ts';

import { createReach } from './reach.ts';

/** Makes a test whether one of some spans shares a character with another, in logarithmic time. */
export function createTouch(spans: readonly Span[]): (span: Span) => boolean {
  const reach = createReach(spans);
  return ({ start, end }) => reach(end - 1) > start;
}
