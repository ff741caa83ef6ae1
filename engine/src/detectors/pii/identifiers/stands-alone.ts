import type { Place } from '#engine/detector.ts';
import type { Span } from '#engine/vocabulary.ts';

/**
 * Whether a span is the whole text but for white space, as when somebody checks the value of one field. A place that
 * does not begin and end with the text shows characters beyond the span, because its reach is at least one.
 */
export function standsAlone(place: Place, span: Span): boolean {
  return /^\s*$/.test(place.text.slice(0, span.start) + place.text.slice(span.end));
}
