import type { Span } from '#engine/vocabulary.ts';

/** Words as written, including those disguised with marks. */
const WORD = /[\p{L}\d@$*!]+(?:['’-][\p{L}\d@$*!]+)*/gu;
/** The number of words from the start of a passage that are tried. */
const MAX_TRIED_WORDS = 40;
const WORDS_NAMED = 2;
/** The minimum drop in log-odds without a word for the word to be worth naming. */
const MIN_DROP = 0.2;

/**
 * At most two words whose removal lowers the score of a passage most, in text order. `scoreOf` scores the altered
 * passage.
 */
export function weightiestWords(
  text: string,
  { start, end }: Span,
  scoreOf: (passage: string) => number,
): string[] {
  const passage = text.slice(start, end);
  const whole = scoreOf(passage);
  const drops = [...passage.matchAll(WORD)].slice(0, MAX_TRIED_WORDS).map(({ 0: word, index }) => {
    const without = passage.slice(0, index) + passage.slice(index + word.length);
    return { word, index, drop: whole - scoreOf(without) };
  });
  const weightiest = drops
    .filter(({ drop }) => drop >= MIN_DROP)
    .toSorted((one, other) => other.drop - one.drop)
    .slice(0, WORDS_NAMED)
    .toSorted((one, other) => one.index - other.index);
  return [...new Set(weightiest.map(({ word }) => word))];
}
