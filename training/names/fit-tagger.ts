import {
  ChainSummer,
  FeatureList,
  FirstPassResults,
  LABELS,
  type PackedWeights,
  STRIDE,
} from '@proviso/engine/training';

import type { Masks } from './build-lexicon.ts';
import { fitChains, type FittedChains } from './fit-chains.ts';
import type { LabeledText } from './label-text.ts';
import type { LabeledChain } from './labeled-chains.ts';
import { packChain, packTable } from './pack-weights.ts';

export const FIRST_BUCKETS = 2 ** 18;
const SECOND_BUCKETS = 2 ** 12;
const FOLDS = 8;
const FIRST_FIT = { buckets: FIRST_BUCKETS, epochs: 4, rate: 0.025, dropout: 0.3 };
const SECOND_FIT = { buckets: SECOND_BUCKETS, epochs: 3, rate: 0.02, dropout: 0 };
/** Chosen by cross-validation, with false negatives costing as much as false positives. */
const CAUTION = -0.5;
const HANDLE_CAUTION = -0.6;

/** First-pass weights trained without one fold. */
interface HeldOutFit {
  readonly fold: number;
  readonly first: FittedChains;
}

/** Weights trained on all texts except those of one fold (on all texts if undefined). */
export class TaggerFit {
  private readonly texts: readonly LabeledText[];
  private readonly heldOut: readonly HeldOutFit[];
  private readonly seconds: ReadonlyMap<LabeledText, readonly LabeledChain[]>;

  constructor(texts: readonly LabeledText[]) {
    this.texts = texts;
    this.heldOut = Array.from({ length: FOLDS }, (_, fold) => ({
      fold,
      first: fitChains(this.chainsWithout(fold), FIRST_FIT),
    }));
    this.seconds = new Map(
      texts.map((text) => {
        const fit = this.heldOut[foldOf(text.document.id)];
        return [text, fit === undefined ? [] : secondChains(text, fit.first)];
      }),
    );
  }

  /** For each fold, weights trained without it. */
  packHeldOut(masks: Masks): PackedWeights[] {
    return this.heldOut.map(({ fold, first }) => this.pack(masks, first, fold));
  }

  packAll(masks: Masks): PackedWeights {
    const chains = this.texts.flatMap((text) => text.chains);
    return this.pack(masks, fitChains(chains, FIRST_FIT));
  }

  private chainsWithout(fold: number): LabeledChain[] {
    return this.texts
      .filter(({ document }) => foldOf(document.id) !== fold)
      .flatMap((text) => text.chains);
  }

  private pack(masks: Masks, first: FittedChains, fold?: number): PackedWeights {
    const chains = this.texts
      .filter(({ document }) => foldOf(document.id) !== fold)
      .flatMap((text) => this.seconds.get(text) ?? []);
    const second = fitChains(chains, { ...SECOND_FIT, transitions: first.transitions });
    return {
      version: '2',
      words: packTable(masks.words),
      phrases: packTable(masks.phrases),
      classes: packTable(masks.classes),
      first: packChain(first),
      second: packChain(second),
      caution: CAUTION,
      handleCaution: HANDLE_CAUTION,
    };
  }
}

/** Assigns documents to folds by id (FNV-1a with the finalizer of MurmurHash3). */
export function foldOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  }
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x85ebca6b) >>> 0) % FOLDS;
}

/** The chains as the second pass sees them, after a first pass with weights that have not seen the text. */
function secondChains(text: LabeledText, first: FittedChains): LabeledChain[] {
  const summer = new ChainSummer();
  summer.setTransitions(first.transitions);
  const impressions = new FirstPassResults(text.reading);
  const firstPass = text.chains.map((chain, number) => {
    const given = scoresOf(chain, first.weights);
    const probabilities = given.slice();
    summer.sum(probabilities, chain.allowed.length);
    for (let token = 0; token < chain.allowed.length; token += 1) {
      impressions.note((text.bounds[number * 2] ?? 0) + token, probabilities, token * STRIDE);
    }
    return { given, probabilities };
  });
  const list = new FeatureList();
  return text.chains.map((chain, number) => {
    const { given, probabilities } = firstPass[number] ?? {};
    const features: number[] = [];
    const offsets = new Int32Array(chain.allowed.length + 1);
    for (let token = 0; token < chain.allowed.length; token += 1) {
      list.count = 0;
      const index = (text.bounds[number * 2] ?? 0) + token;
      impressions.addFeatures(index, probabilities ?? new Float64Array(0), token * STRIDE, list);
      for (const hash of list.hash().subarray(0, list.count))
        features.push(hash & (SECOND_BUCKETS - 1));
      offsets[token + 1] = features.length;
    }
    return {
      ...chain,
      offsets,
      features: Int32Array.from(features),
      ...(given === undefined ? {} : { given }),
    };
  });
}

function scoresOf(
  { offsets, features, allowed }: LabeledChain,
  weights: Float32Array,
): Float64Array {
  const scores = new Float64Array(allowed.length * STRIDE);
  for (let token = 0; token < allowed.length; token += 1) {
    const end = offsets[token + 1] ?? 0;
    for (let feature = offsets[token] ?? 0; feature < end; feature += 1) {
      const row = (features[feature] ?? 0) * STRIDE;
      for (let label = 0; label < LABELS; label += 1) {
        const at = token * STRIDE + label;
        scores[at] = (scores[at] ?? 0) + (weights[row + label] ?? 0);
      }
    }
  }
  return scores;
}
