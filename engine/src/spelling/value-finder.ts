import { KeySearch } from './key-search.ts';
import { searchableText } from './searchable-text.ts';
import type { SearchedValue } from './searched-value.ts';
import { type SoughtKind, soughtKinds } from './sought-values.ts';
import { stretchesOf } from './text-stretches.ts';
import { ACCEPT, tracePlain, type TracedView, traceView, type ValueKind } from './value-views.ts';

/** Where in a text a value stands; `end` is exclusive. */
export interface FoundValue<Value> {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
}

/** Finds many values in many texts: each text is made ready once, and one that holds none costs least. */
export interface ValueFinder<Value> {
  /** Each value in any of its spellings, as often as `SearchableText` counts it; those of one value in their order. */
  find(text: string): FoundValue<Value>[];
  /** Whether any value stands in a text. */
  isIn(text: string): boolean;
}

/** Makes ready to look for values; what has the same key is found once for each. */
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

/** A search of one kind of value that tells places by offsets in the text that its views come from. */
class TracedSearch {
  readonly #kind: ValueKind;
  readonly #search: KeySearch;
  /** Of the units of the view from an offset on, where they come from. */
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

  /** Goes on with a stretch of the text, made plain, that begins at an offset. */
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
