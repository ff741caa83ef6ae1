import type { Place } from '#engine/detector.ts';
import type { Span } from '#engine/vocabulary.ts';

/**
 * Whether a span is all that the whole text says, as when somebody checks the value of one field. A place that begins
 * or ends within the text shows characters beyond the span, for its reach is at least one.
 */
export function standsAlone(place: Place, span: Span): boolean {
  return /^\s*$/.test(place.text.slice(0, span.start) + place.text.slice(span.end));
}
