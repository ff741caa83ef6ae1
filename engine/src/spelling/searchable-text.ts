import { KeySearch } from './key-search.ts';
import type { SearchedValue } from './searched-value.ts';
import { soughtKinds } from './sought-values.ts';
import { stretchesOf } from './text-stretches.ts';
import { ACCEPT, plainText, viewOf } from './value-views.ts';

/** A text that can be searched for many values, however they are spelled in it. */
export interface SearchableText {
  /** How often each value occurs in the text, in any of its spellings. */
  countAll(values: readonly SearchedValue[]): number[];
  /** Whether any of the values occurs in the text. */
  holdsAny(values: readonly SearchedValue[]): boolean;
}

/** Makes a text, given whole or in pieces, searchable; it is normalised in stretches to save memory. */
export function searchableText(text: string | Iterable<string>): SearchableText {
  const pieces = typeof text === 'string' ? [text] : text;
  const countAll = (values: readonly SearchedValue[]): number[] => {
    const counts = values.map(() => 0);
    const searches = soughtKinds(values).map(({ kind, indexes, keys }) => {
      const search = new KeySearch(keys, ACCEPT[kind], (order) => (counts[indexes[order]!]! += 1));
      return { kind, search };
    });
    for (const stretch of searches.length === 0 ? [] : stretchesOf(pieces)) {
      const plain = plainText(stretch);
      for (const { kind, search } of searches) search.add(viewOf(plain, kind));
    }
    for (const { search } of searches) search.finish();
    return counts;
  };
  return {
    countAll,
    holdsAny: (values) => countAll(values).some((found) => found > 0),
  };
}
