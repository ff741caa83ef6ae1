import type { Span } from '#engine/vocabulary.ts';

/** Words as they are written, those that are disguised by marks included. */
const WORD = /[\p{L}\d@$*!]+(?:['’-][\p{L}\d@$*!]+)*/gu;
/** So many words are tried, from the beginning of a passage. */
const MOST_TRIED = 40;
const WORDS_NAMED = 2;
/** What a passage scores less without a word, in log-odds, for the word to be worth naming. */
const LEAST_DROP = 0.2;

/**
 * The words without which a passage would score least, in their order; at most two. `scoreOf` judges the passage as it
 * would be written otherwise.
 */
export function weightiestWords(
  text: string,
  { start, end }: Span,
  scoreOf: (passage: string) => number,
): string[] {
  const passage = text.slice(start, end);
  const whole = scoreOf(passage);
  const drops = [...passage.matchAll(WORD)].slice(0, MOST_TRIED).map(({ 0: word, index }) => {
    const without = passage.slice(0, index) + passage.slice(index + word.length);
    return { word, index, drop: whole - scoreOf(without) };
  });
  const weightiest = drops
    .filter(({ drop }) => drop >= LEAST_DROP)
    .toSorted((one, other) => other.drop - one.drop)
    .slice(0, WORDS_NAMED)
    .toSorted((one, other) => one.index - other.index);
  return [...new Set(weightiest.map(({ word }) => word))];
}
