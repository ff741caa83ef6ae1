import type { Surroundings } from '#engine/models/names/features/features.ts';
import type { Span } from '#engine/vocabulary.ts';

import { isDoubtful } from './doubts.ts';
import { OUTSIDE, STRIDE } from './labels.ts';

/** A name: where it stands in its text, its kind as the label of a first token, and how sure that is. */
export interface TaggedName extends Span {
  readonly label: number;
  readonly sureness: number;
  /** Whether a person may as well be a product, or something else. */
  readonly isDoubtful: boolean;
}

/** Tokens that are labelled together: the first one, how many there are, and their place among those of all chains. */
export interface Chain {
  readonly first: number;
  readonly place: number;
  readonly count: number;
}

/** Of all tokens of the chains the labels, and rows that say how likely each label is. */
interface Labelled {
  readonly labels: Uint8Array;
  readonly emissions: Float64Array;
}

/** Joins the labels of a chain to names; a name is as sure as its least sure token. */
export function addNames(
  around: Surroundings,
  { first, place, count }: Chain,
  { labels, emissions }: Labelled,
  names: TaggedName[],
): void {
  const last = place + count;
  let token = place;
  while (token < last) {
    const label = labels[token]!;
    const from = token;
    token += 1;
    if (label === OUTSIDE) continue;
    let sureness = kindProbability(emissions, from * STRIDE + label);
    while (token < last && labels[token] === label + 1) {
      sureness = Math.min(sureness, kindProbability(emissions, token * STRIDE + label));
      token += 1;
    }
    const name = { first: first + from - place, end: first + token - place, sureness };
    const { start, end } = around.reading.tokens;
    names.push({
      start: start[name.first] ?? 0,
      end: end[name.end - 1] ?? 0,
      label,
      sureness,
      isDoubtful: isDoubtful(around, name),
    });
  }
}

function kindProbability(probabilities: Float64Array, at: number): number {
  return (probabilities[at] ?? 0) + (probabilities[at + 1] ?? 0);
}
