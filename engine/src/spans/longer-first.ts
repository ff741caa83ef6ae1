import type { Span } from '#engine/vocabulary.ts';

/** The order by start; of spans that begin together, the longer one comes first. */
export function longerFirst(one: Span, other: Span): number {
  return one.start - other.start || other.end - one.end;
}
