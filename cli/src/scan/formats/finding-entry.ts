import type { LocatedFinding } from '../scan-input.ts';
import { excerpt } from './excerpt.ts';

/** A finding in the machine-readable formats: everything, with the document's own words only as an excerpt. */
export function findingEntry(finding: LocatedFinding, showsValues: boolean) {
  const { text: _, masked: __, isSensitive: ___, place, ...rest } = finding;
  return { ...rest, location: place.label, place, excerpt: excerpt(finding, showsValues) };
}
