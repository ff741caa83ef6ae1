import { KeyIndex } from './key-index.ts';
import type { SearchedValue } from './value-search.ts';
import {
  ACCEPT,
  plainText,
  tracePlain,
  type TracedView,
  traceView,
  VALUE_KINDS,
  viewOf,
} from './value-views.ts';

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
  const searches = VALUE_KINDS.map((kind) => {
    const ofKind = values.filter(({ searched }) => searched.kind === kind);
    const byKey = Map.groupBy(ofKind, ({ searched }) => searched.key);
    return { kind, byKey, index: new KeyIndex(byKey.keys()) };
  }).filter(({ index }) => index.longest > 0);

  const find = (text: string): FoundValue<Value>[] => {
    const plain = plainText(text);
    const present = searches.filter(({ kind, index }) => holdsKey(index, viewOf(plain, kind)));
    if (present.length === 0) return [];
    const traced = tracePlain(text);
    return present.flatMap(({ kind, byKey, index }) => {
      const view = traceView(traced, kind);
      return listPlaces(index, view, ACCEPT[kind]).flatMap(({ key, start, end }) =>
        (byKey.get(key) ?? []).map((value) => ({ value, start, end })),
      );
    });
  };
  return { find, isIn: (text) => find(text).length > 0 };
}

function holdsKey(index: KeyIndex, view: string): boolean {
  let isHeld = false;
  index.find(view, { from: 0, limit: view.length }, () => (isHeld = true));
  return isHeld;
}

/** The accepted places of keys, by offsets in the text that a view comes from; none overlaps another of its key. */
function listPlaces(
  index: KeyIndex,
  { view, starts, ends }: TracedView,
  accept: (typeof ACCEPT)[keyof typeof ACCEPT],
): { key: string; start: number; end: number }[] {
  const places: { key: string; start: number; end: number }[] = [];
  const lastEnds = new Map<string, number>();
  index.find(view, { from: 0, limit: view.length }, (key, at) => {
    const end = at + key.length;
    if (at < (lastEnds.get(key) ?? 0) || !accept(view, at, end)) return;
    lastEnds.set(key, end);
    places.push({ key, start: starts[at]!, end: ends[end - 1]! });
  });
  return places;
}
