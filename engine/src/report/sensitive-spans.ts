import { byPosition } from '#engine/spans/by-position.ts';
import type { Finding, SensitiveSpan } from '#engine/vocabulary.ts';

/**
 * The most matches that a detector of something sensitive keeps, beyond what a report holds: what was not kept could
 * not be masked where it stands in another finding's excerpt.
 */
export const MAX_SENSITIVE = 100_000;

/** The spans of the sensitive findings in these lists, ordered by position, each place once. */
export function sensitiveSpans(...lists: readonly (readonly Finding[])[]): SensitiveSpan[] {
  const places = new Map<string, SensitiveSpan>();
  for (const { start, end, type, isSensitive } of lists.flat()) {
    const place = `${start} ${end}`;
    if (isSensitive && !places.has(place)) places.set(place, { start, end, type });
  }
  return [...places.values()].sort(byPosition);
}
