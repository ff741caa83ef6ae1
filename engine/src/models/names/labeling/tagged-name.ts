import type { FeatureContext } from '#engine/models/names/features/features.ts';
import type { Span } from '#engine/vocabulary.ts';

import { isDoubtful } from './doubts.ts';
import { OUTSIDE, STRIDE } from './labels.ts';

/** A name: its span, its kind (the label of a first token) and its confidence. */
export interface TaggedName extends Span {
  readonly label: number;
  readonly confidence: number;
  /** Whether a person may just as well be a product or something else. */
  readonly isDoubtful: boolean;
}

/** Tokens that are labeled together: the first token, their number, and their offset among the tokens of all chains. */
export interface Chain {
  readonly first: number;
  readonly place: number;
  readonly count: number;
}

/** The labels of the tokens of all chains, and rows with the probability of each label. */
interface Labeled {
  readonly labels: Uint8Array;
  readonly emissions: Float64Array;
}

/** Joins the labels of a chain into names; the confidence of a name is that of its least certain token. */
export function addNames(
  context: FeatureContext,
  { first, place, count }: Chain,
  { labels, emissions }: Labeled,
  names: TaggedName[],
): void {
  const last = place + count;
  let token = place;
  while (token < last) {
    const label = labels[token]!;
    const from = token;
    token += 1;
    if (label === OUTSIDE) continue;
    let confidence = kindProbability(emissions, from * STRIDE + label);
    while (token < last && labels[token] === label + 1) {
      confidence = Math.min(confidence, kindProbability(emissions, token * STRIDE + label));
      token += 1;
    }
    const name = { first: first + from - place, end: first + token - place, confidence };
    const { start, end } = context.reading.tokens;
    names.push({
      start: start[name.first] ?? 0,
      end: end[name.end - 1] ?? 0,
      label,
      confidence,
      isDoubtful: isDoubtful(context, name),
    });
  }
}

function kindProbability(probabilities: Float64Array, at: number): number {
  return (probabilities[at] ?? 0) + (probabilities[at + 1] ?? 0);
}
