import { type CodedRun, CodedRunReader } from './coded-runs.ts';
import { hasEscapes, unescape } from './escapes.ts';
import { KeySearch } from './key-search.ts';
import type { SearchedValue } from './searched-value.ts';
import { stretchesOf } from './text-stretches.ts';
import { type ValueGroup, groupByKind } from './value-groups.ts';
import { ACCEPT, plainText, viewOf } from './value-views.ts';

/** A text that can be searched for many values, however they are spelled in it. */
export interface SearchableText {
  /** How often each value occurs in the text, in any of its spellings. */
  countAll(values: readonly SearchedValue[]): number[];
  /** Whether any of the values occurs in the text. */
  holdsAny(values: readonly SearchedValue[]): boolean;
}

/** The shortest key, in characters, that is no coincidence in decoded bytes. */
const SHORTEST_CODED = 6;

/**
 * Makes a text, given whole or in pieces, searchable; it is normalized in stretches to save memory. Pieces that contain
 * escapes are searched once more with the escapes decoded.
 */
export function searchableText(text: string | Iterable<string>): SearchableText {
  const pieces = typeof text === 'string' ? [text] : text;
  const countAll = (values: readonly SearchedValue[]): number[] => {
    const kinds = groupByKind(values);
    if (kinds.length === 0) return values.map(() => 0);
    let isEscaped = false;
    const coded = values.map(() => 0);
    const reader = new CodedRunReader((run) => {
      for (const index of valuesCodedIn(run, values)) coded[index]! += 1;
    });
    const plain = countIn(pieces, kinds, (stretch) => {
      isEscaped ||= hasEscapes(stretch);
      reader.add(stretch);
      return plainText(stretch);
    });
    reader.finish();
    const read = isEscaped
      ? countIn(pieces, kinds, (stretch) => plainText(unescape(stretch)))
      : plain;
    return values.map(
      (_, index) => Math.max(plain.get(index) ?? 0, read.get(index) ?? 0) + coded[index]!,
    );
  };
  return {
    countAll,
    holdsAny: (values) => countAll(values).some((found) => found > 0),
  };
}

/** By its index how often each value stands in pieces as they are made plain. */
function countIn(
  pieces: Iterable<string>,
  kinds: readonly ValueGroup[],
  makePlain: (stretch: string) => string,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const searches = kinds.map(({ kind, indexes, keys }) => {
    const search = new KeySearch(keys, ACCEPT[kind], (order) => {
      const index = indexes[order]!;
      counts.set(index, (counts.get(index) ?? 0) + 1);
    });
    return { kind, search };
  });
  for (const stretch of stretchesOf(pieces)) {
    const plain = makePlain(stretch);
    for (const { kind, search } of searches) search.add(viewOf(plain, kind));
  }
  for (const { search } of searches) search.finish();
  return counts;
}

/** Which of the values stand in what a run says, each at most once. */
export function valuesCodedIn({ texts }: CodedRun, values: readonly SearchedValue[]): number[] {
  const kinds = groupByKind(values);
  const found = new Set<number>();
  for (const text of texts) {
    const counts = countIn([text], kinds, plainText);
    for (const index of counts.keys()) {
      if (values[index]!.key.length >= SHORTEST_CODED) found.add(index);
    }
  }
  return [...found].sort((one, other) => one - other);
}
