import { type SearchedValue, searchedAnywhere } from '#engine/spelling/searched-value.ts';
import { createValueFinder, type FoundValue } from '#engine/spelling/value-finder.ts';

/** Values of fewer letters and digits than this would stand nearly everywhere. */
const SHORTEST = 3;

/** A value that a person named, to be removed wherever it occurs. */
interface GivenValue {
  readonly value: string;
  readonly searched: SearchedValue;
}

/** Every occurrence of values that a person named, within words as well. */
export function findGivenValues(text: string, values: readonly string[]): FoundValue<GivenValue>[] {
  const sought = values
    .map((value) => ({ value, searched: searchedAnywhere(value) }))
    .filter(({ searched }) => searched.key.length >= SHORTEST);
  return createValueFinder(sought).find(text);
}

/**
 * The values that stand nowhere in a text, or are too short to be searched for: whoever named them may have mistyped.
 */
export function listAbsentValues(text: string, values: readonly string[]): string[] {
  const found = new Set(findGivenValues(text, values).map(({ value }) => value.value));
  return values.filter((value) => !found.has(value));
}
