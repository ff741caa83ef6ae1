import type { Span } from '#engine/vocabulary.ts';

/** The order of a report: by start, then by end. */
export function byPosition(one: Span, other: Span): number {
  return one.start - other.start || one.end - other.end;
}
