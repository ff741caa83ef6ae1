import { catalogue, signCatalogue } from './catalogue.ts';
import type { FindingType } from './detector.ts';
import { models } from './models/index.ts';

let types: ReadonlyMap<string, FindingType> | undefined;

/** Every type of finding that the engine knows, by its id. */
export function knownTypes(): ReadonlyMap<string, FindingType> {
  types ??= new Map(
    [...catalogue, ...models.flatMap((model) => model.types), ...signCatalogue].map((type) => [
      type.id,
      type,
    ]),
  );
  return types;
}
