import { type WeightOf, weightOfPair, weightOfWord } from './clause-features.ts';
import type { ReadClause, SectionWords } from './section-words.ts';

const PHRASES_NAMED = 2;

/** A stretch of one or two words of a clause, by their numbers in the section, and what it adds to a score. */
interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly weight: number;
}

/** The words of a clause that weigh most for a label, as they are written, heaviest first; at most two stretches. */
export function weightiestPhrases(
  section: SectionWords,
  clause: ReadClause,
  weightOf: WeightOf,
): string[] {
  const stretches = stretchesOf(section, clause, weightOf);
  const chosen: Stretch[] = [];
  for (const stretch of stretches.toSorted((one, other) => other.weight - one.weight)) {
    if (stretch.weight <= 0 || chosen.length === PHRASES_NAMED) break;
    const isApart = chosen.every(({ first, last }) => stretch.last < first || stretch.first > last);
    if (isApart) chosen.push(stretch);
  }
  const { starts, ends } = section.words;
  const phrases = chosen.map(({ first, last }) =>
    section.text.slice(starts[first], ends[last]).replaceAll(/\s+/g, ' ').toLowerCase(),
  );
  return [...new Set(phrases)];
}

function stretchesOf(
  section: SectionWords,
  { firstWord, endWord }: ReadClause,
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
