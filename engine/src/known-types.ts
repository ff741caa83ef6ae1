import { catalogue, signCatalogue } from './catalogue.ts';
import type { FindingType } from './detector.ts';
import { models } from './models/index.ts';

let types: ReadonlyMap<string, FindingType> | undefined;

/** Every type of finding that the engine knows, by its id. */
export function knownTypes(): ReadonlyMap<string, FindingType> {
  types ??= typesById([...catalogue, ...models.flatMap((model) => model.types), ...signCatalogue]);
  return types;
}

/** Types by their ids; throws if two types share one, because which of them counted would depend on their order. */
export function typesById(all: readonly FindingType[]): ReadonlyMap<string, FindingType> {
  const byId = new Map<string, FindingType>();
  for (const type of all) {
    if ((byId.get(type.id) ?? type) !== type) throw new TypeError(`Two types are named ${type.id}`);
    byId.set(type.id, type);
  }
  return byId;
}
