import { createCover } from '#engine/spans/cover.ts';
import { longerFirst } from '#engine/spans/longer-first.ts';
import type { Span } from '#engine/vocabulary.ts';

/**
 * Of places that were marked those that add something: none of the findings covers them whole, nor does another of the
 * places, of which the longer one counts, and of equal ones the first.
 */
export function uncovered<Place extends Span>(
  places: readonly Place[],
  findings: readonly Span[],
): Place[] {
  const isFound = createCover(findings);
  let reach = -Infinity;
  return places.toSorted(longerFirst).filter((place) => {
    if (isFound(place) || place.end <= reach) return false;
    reach = place.end;
    return true;
  });
}
