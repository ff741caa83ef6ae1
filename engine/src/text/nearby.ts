import type { Place } from '../detector.ts';

const BEFORE = 60;
const AFTER = 40;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The first word of `words` that stands close to a span of a place, as it is written there. */
export function nearby(place: Place, span: Span, words: RegExp): string | undefined {
  const before = place.text.slice(Math.max(0, span.start - BEFORE), span.start);
  return (words.exec(before) ?? words.exec(place.text.slice(span.end, span.end + AFTER)))?.[0];
}
