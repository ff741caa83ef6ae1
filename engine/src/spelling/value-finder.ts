import { KeySearch } from './key-search.ts';
import { searchableText } from './searchable-text.ts';
import type { SearchedValue } from './searched-value.ts';
import { type SoughtKind, soughtKinds } from './sought-values.ts';
import { stretchesOf } from './text-stretches.ts';
import { ACCEPT, tracePlain, type TracedView, traceView, type ValueKind } from './value-views.ts';

/** An occurrence of a value in a text; `end` is exclusive. */
export interface FoundValue<Value> {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
}

/** Finds many values in many texts; a text that contains none of them is the cheapest. */
export interface ValueFinder<Value> {
  /** All occurrences that `SearchableText` counts, in any spelling; those of one value in their order. */
  find(text: string): FoundValue<Value>[];
  /** Whether any value occurs in a text. */
  isIn(text: string): boolean;
}

/** Prepares a search for values; of equal values each is found. */
export function createValueFinder<Value extends { readonly searched: SearchedValue }>(
  values: readonly Value[],
): ValueFinder<Value> {
  const searched = values.map((value) => value.searched);
  const isIn = (text: string): boolean => searchableText(text).holdsAny(searched);
  const find = (text: string): FoundValue<Value>[] => {
    const found: FoundValue<Value>[] = [];
    const searches = soughtKinds(searched).map((sought) => {
      const receive = (order: number, start: number, end: number): void => {
        found.push({ value: values[sought.indexes[order]!]!, start, end });
      };
      return new TracedSearch(sought, receive);
    });
    let offset = 0;
    for (const stretch of stretchesOf([text])) {
      const plain = tracePlain(stretch);
      for (const search of searches) search.add(plain, offset);
      offset += stretch.length;
    }
    for (const search of searches) search.finish();
    return found;
  };
  return { find: (text) => (isIn(text) ? find(text) : []), isIn };
}

/** A search for values of one kind that reports offsets in the original text instead of the normalised view. */
class TracedSearch {
  readonly #kind: ValueKind;
  readonly #search: KeySearch;
  /** For each unit of the view from `#from` on: where it comes from in the original. */
  #starts: number[] = [];
  #ends: number[] = [];
  #from = 0;

  constructor(
    { kind, keys }: SoughtKind,
    receive: (order: number, start: number, end: number) => void,
  ) {
    this.#kind = kind;
    this.#search = new KeySearch(keys, ACCEPT[kind], (order, start, end) =>
      receive(order, this.#starts[start - this.#from]!, this.#ends[end - 1 - this.#from]!),
    );
  }

  /** Continues with a normalised stretch of the text that begins at an offset. */
  add(plain: TracedView, offset: number): void {
    const { view, starts, ends } = traceView(plain, this.#kind);
    const dropped = this.#search.heldFrom - this.#from;
    this.#starts = [...this.#starts.slice(dropped), ...starts.map((start) => offset + start)];
    this.#ends = [...this.#ends.slice(dropped), ...ends.map((end) => offset + end)];
    this.#from += dropped;
    this.#search.add(view);
  }

  finish(): void {
    this.#search.finish();
  }
}
