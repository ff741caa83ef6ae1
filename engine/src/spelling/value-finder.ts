import { CodedRunReader } from './coded-runs.ts';
import { hasEscapes, traceUnescaped, type UnescapedText } from './escapes.ts';
import { KeySearch } from './key-search.ts';
import { searchableText, valuesCodedIn } from './searchable-text.ts';
import type { SearchedValue } from './searched-value.ts';
import { stretchesOf } from './text-stretches.ts';
import { type ValueGroup, groupByKind } from './value-groups.ts';
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
    const found = [...findIn(text, searched, tracePlain)];
    if (hasEscapes(text)) {
      const known = new Set(found.map(nameOfPlace));
      const read = findIn(text, searched, (stretch) => retrace(traceUnescaped(stretch)));
      found.push(...read.filter((place) => !known.has(nameOfPlace(place))));
    }
    const reader = new CodedRunReader((run) => {
      for (const index of valuesCodedIn(run, searched)) {
        found.push({ index, start: run.start, end: run.end });
      }
    });
    reader.add(text);
    reader.finish();
    return found
      .sort((one, other) => one.index - other.index || one.start - other.start)
      .map(({ index, start, end }) => ({ value: values[index]!, start, end }));
  };
  return { find: (text) => (isIn(text) ? find(text) : []), isIn };
}

/** An occurrence of the value with this index. */
interface FoundPlace {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

function nameOfPlace({ index, start, end }: FoundPlace): string {
  return `${index} ${start} ${end}`;
}

/** The occurrences of values in a text, normalized stretch by stretch. */
function findIn(
  text: string,
  searched: readonly SearchedValue[],
  trace: (stretch: string) => TracedView,
): FoundPlace[] {
  const found: FoundPlace[] = [];
  const searches = groupByKind(searched).map((sought) => {
    const receive = (order: number, start: number, end: number): void => {
      found.push({ index: sought.indexes[order]!, start, end });
    };
    return new TracedSearch(sought, receive);
  });
  let offset = 0;
  for (const stretch of stretchesOf([text])) {
    const plain = trace(stretch);
    for (const search of searches) search.add(plain, offset);
    offset += stretch.length;
  }
  for (const search of searches) search.finish();
  return found;
}

/** Normalizes a decoded text, with offsets in the text that has the escapes. */
function retrace({ text, starts, ends }: UnescapedText): TracedView {
  const plain = tracePlain(text);
  return {
    view: plain.view,
    starts: plain.starts.map((start) => starts[start]!),
    ends: plain.ends.map((end) => ends[end - 1]!),
  };
}

/** A search for values of one kind that reports offsets in the original text instead of the normalized view. */
class TracedSearch {
  readonly #kind: ValueKind;
  readonly #search: KeySearch;
  /** For each unit of the view from `#from` on: where it comes from in the original. */
  #starts: number[] = [];
  #ends: number[] = [];
  #from = 0;

  constructor(
    { kind, keys }: ValueGroup,
    receive: (order: number, start: number, end: number) => void,
  ) {
    this.#kind = kind;
    this.#search = new KeySearch(keys, ACCEPT[kind], (order, start, end) =>
      receive(order, this.#starts[start - this.#from]!, this.#ends[end - 1 - this.#from]!),
    );
  }

  /** Continues with a normalized stretch of the text that begins at an offset. */
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
