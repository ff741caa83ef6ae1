import { sample, stringMatching } from 'fast-check';

import { type Alternative, alternativesIn } from '#engine/phrases/phrase-atoms.ts';

/** What stands for `…`: the least that does in prose. */
const BRIDGED = ' the ';
const SEED = 20_261_126;

/**
 * Texts in which a wording in the notation of `phrase` stands, the same ones each time, with what may be left out and
 * without it. What only looks around is not heeded: a text may be one that the wording does not find.
 */
export function textsOf(wording: string, numRuns: number): string[] {
  const alternatives = alternativesIn(wording.replaceAll(/ ?… ?/g, BRIDGED));
  const expression = new RegExp(`^(?:${sourceOf(alternatives)})$`);
  return sample(stringMatching(expression), { numRuns, seed: SEED });
}

function sourceOf(alternatives: readonly Alternative[]): string {
  return alternatives
    .map(({ atoms }) =>
      atoms
        .filter(({ text }) => text !== String.raw`\b`)
        .map(({ text, quantifier, inner }) => {
          return (inner === undefined ? text : `(?:${sourceOf(inner)})`) + quantifier;
        })
        .join(''),
    )
    .join('|');
}
