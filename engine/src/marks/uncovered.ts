import { createCoverCheck } from '#engine/spans/cover-check.ts';
import { longerFirst } from '#engine/spans/longer-first.ts';
import type { Span } from '#engine/vocabulary.ts';

/** The marked places that neither a finding nor another, longer place covers completely; of equal places, the first. */
export function uncovered<Place extends Span>(
  places: readonly Place[],
  findings: readonly Span[],
): Place[] {
  const isFound = createCoverCheck(findings);
  let reach = -Infinity;
  return places.toSorted(longerFirst).filter((place) => {
    if (isFound(place) || place.end <= reach) return false;
    reach = place.end;
    return true;
  });
}
