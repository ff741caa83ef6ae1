import packed from './names.weights.json' with { type: 'json' };
import type { TaggerWeights } from './tagger.ts';
import { unpackWeights } from './weights-file.ts';

let weights: TaggerWeights | undefined;

/** Of the committed weights. */
export const NAMES_VERSION: string = packed.version;

/** The committed weights, unpacked when they are first asked for. */
export function knownWeights(): TaggerWeights {
  weights ??= unpackWeights(packed);
  return weights;
}
