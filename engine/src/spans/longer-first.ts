import type { Span } from '#engine/vocabulary.ts';

/** By start, and of those that begin together the longer one first. */
export function longerFirst(one: Span, other: Span): number {
  return one.start - other.start || other.end - one.end;
}
