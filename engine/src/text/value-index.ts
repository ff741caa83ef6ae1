/** A value that stands at a place of a text: its place in the list of values, and where it ends. */
interface FoundValue {
  readonly index: number;
  readonly end: number;
}

/** Values by how they begin. */
export interface ValueIndex {
  /** How long the longest value is; nought where there is none. */
  readonly longest: number;
  /** The longest of the accepted values that begin at a place of a text. */
  readonly longestAt: (
    text: string,
    start: number,
    accept: (start: number, end: number) => boolean,
  ) => FoundValue | undefined;
}

/**
 * Prepares to find values as they are given, those of at least `least` units. They are kept by their first `keyLength`
 * units, so that most places are passed by. Of values that are alike the first counts.
 */
export function indexValues(
  values: readonly string[],
  { keyLength, least }: { readonly keyLength: number; readonly least: number },
): ValueIndex {
  const indexes = new Map<string, number>();
  for (const [index, value] of values.entries()) {
    if (value.length >= Math.max(keyLength, least) && !indexes.has(value))
      indexes.set(value, index);
  }
  const sought = [...indexes.keys()];
  const lengths = lengthsByKey(sought, keyLength);
  return {
    longest: sought.reduce((longest, { length }) => Math.max(longest, length), 0),
    longestAt(text, start, accept) {
      for (const length of lengths.get(text.slice(start, start + keyLength)) ?? []) {
        const end = start + length;
        const index = indexes.get(text.slice(start, end));
        if (index !== undefined && end <= text.length && accept(start, end)) return { index, end };
      }
      return undefined;
    },
  };
}

/** How long the values are that begin with a key, the longest first. */
function lengthsByKey(
  values: readonly string[],
  keyLength: number,
): ReadonlyMap<string, readonly number[]> {
  const byKey = Map.groupBy(values, (value) => value.slice(0, keyLength));
  return new Map(
    [...byKey].map(([key, own]) => {
      const lengths = new Set(own.map(({ length }) => length));
      return [key, [...lengths].sort((one, other) => other - one)];
    }),
  );
}
