import type { Clause, SectionWords } from '#engine/models/sections/section-words.ts';

import { type WeightOf, weightOfPair, weightOfWord } from './clause-features.ts';

const PHRASES_NAMED = 2;

/** One or two words of a clause, by their indexes in the section, and their contribution to a score. */
interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly weight: number;
}

/** The words of a clause that contribute most to a label, as written, in descending order; at most two phrases. */
export function weightiestPhrases(
  section: SectionWords,
  clause: Clause,
  weightOf: WeightOf,
): string[] {
  const stretches = stretchesOf(section, clause, weightOf);
  const chosen: Stretch[] = [];
  while (chosen.length < PHRASES_NAMED) {
    const heaviest = heaviestOutside(chosen, stretches);
    if (heaviest === undefined) break;
    chosen.push(heaviest);
  }
  const { starts, ends } = section.words;
  const phrases = chosen.map(({ first, last }) =>
    section.text.slice(starts[first], ends[last]).replaceAll(/\s+/g, ' ').toLowerCase(),
  );
  return [...new Set(phrases)];
}

/** The top phrase with a positive contribution that shares no word with the chosen ones. */
function heaviestOutside(
  chosen: readonly Stretch[],
  stretches: readonly Stretch[],
): Stretch | undefined {
  let heaviest: Stretch | undefined;
  let maxWeight = 0;
  for (const stretch of stretches) {
    if (stretch.weight <= maxWeight) continue;
    if (chosen.some(({ first, last }) => stretch.last >= first && stretch.first <= last)) continue;
    heaviest = stretch;
    maxWeight = stretch.weight;
  }
  return heaviest;
}

function stretchesOf(
  section: SectionWords,
  { firstWord, endWord }: Clause,
  weightOf: WeightOf,
): Stretch[] {
  const stretches: Stretch[] = [];
  let before = 0;
  for (let index = firstWord; index < endWord; index += 1) {
    const weight = weightOfWord(section, index, weightOf);
    stretches.push({ first: index, last: index, weight });
    if (index > firstWord) {
      const together = before + weight + weightOfPair(section, index - 1, weightOf);
      stretches.push({ first: index - 1, last: index, weight: together });
    }
    before = weight;
  }
  return stretches;
}
