import { SearchKeys } from './key-search.ts';
import type { SearchedValue } from './searched-value.ts';
import { VALUE_KINDS, type ValueKind } from './value-views.ts';

/** The values of one kind, prepared for searching. */
export interface ValueGroup {
  readonly kind: ValueKind;
  /** Their indexes among all values. */
  readonly indexes: readonly number[];
  readonly keys: SearchKeys;
}

const ready = new WeakMap<readonly SearchedValue[], readonly ValueGroup[]>();

/** Groups values by kind. Each list is prepared once, because that takes longer than searching a short text. */
export function groupByKind(values: readonly SearchedValue[]): readonly ValueGroup[] {
  const known = ready.get(values);
  if (known) return known;
  const kinds = VALUE_KINDS.flatMap((kind) => {
    const indexes = values.flatMap((value, index) => (value.kind === kind ? [index] : []));
    if (indexes.length === 0) return [];
    return { kind, indexes, keys: new SearchKeys(indexes.map((index) => values[index]!.key)) };
  });
  ready.set(values, kinds);
  return kinds;
}
