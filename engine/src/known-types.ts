import type { FindingType } from './detector.ts';
import { detectors } from './detectors/index.ts';
import { INVISIBLE_CHARACTERS } from './invisible/invisible-characters.ts';
import { models } from './models/index.ts';
import { SIGN_TYPES } from './signs/sign-types.ts';

let types: ReadonlyMap<string, FindingType> | undefined;

/** Every type of finding that the engine knows, by its id. */
export function knownTypes(): ReadonlyMap<string, FindingType> {
  types ??= new Map(
    [
      ...detectors,
      ...models.flatMap((model) => model.types),
      ...Object.values(SIGN_TYPES),
      INVISIBLE_CHARACTERS,
    ].map((type) => [type.id, type]),
  );
  return types;
}
