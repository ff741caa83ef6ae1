import type { TaggerWeights } from '#engine/models/names/labeling/tagger.ts';
import packed from '#engine/models/names/names.weights.json' with { type: 'json' };

import { unpackWeights } from './weights-file.ts';

let weights: TaggerWeights | undefined;

/** The version of the committed weights. */
export const NAMES_VERSION: string = packed.version;

/** The committed weights, unpacked on first use. */
export function knownWeights(): TaggerWeights {
  weights ??= unpackWeights(packed);
  return weights;
}
