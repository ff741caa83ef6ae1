import type { SectionWords } from '#engine/models/sections/section-words.ts';
import type { Span } from '#engine/vocabulary.ts';

import { MOST_WORDS } from './statement-features.ts';

/** A stretch of a text that is judged at once: its words in the section, from `first` up to `end`. */
export interface Passage {
  readonly first: number;
  readonly end: number;
}

/** Fewer words state nothing that could be told from chance. */
const LEAST_WORDS = 5;
/** From so many words on, a long sentence is cut where a mark allows. */
const ENOUGH_WORDS = 12;
/** Sentences of no more words are judged as a whole. */
const SHORT = 30;
const BLANK = 0x20;
/** What may part statements between two words: cells and lines of tables, quotations, semicolons; dashes amid blanks. */
const CUTS: ReadonlySet<number> = new Set(Array.from('"“”;|\n', (mark) => mark.charCodeAt(0)));
const DASHES: ReadonlySet<number> = new Set(Array.from('–-', (mark) => mark.charCodeAt(0)));

/** Where a passage stands in the text of its section. */
export function spanOf({ starts, ends }: SectionWords['words'], { first, end }: Passage): Span {
  return { start: starts[first] ?? 0, end: ends[end - 1] ?? 0 };
}

/** What is judged in a section: its sentences, and parts of the long ones. */
export function passagesIn({ units, clauses, words }: SectionWords): Passage[] {
  const passages: Passage[] = [];
  const add = (first: number, end: number): void => {
    if (end - first >= LEAST_WORDS) passages.push({ first, end });
  };
  for (const { firstWord, endWord, isHeading } of clauses) {
    if (isHeading) continue;
    let first = firstWord;
    for (let index = first + 1; index < endWord && endWord - first > SHORT; index += 1) {
      const count = index - first;
      if (count < ENOUGH_WORDS) continue;
      const isCut = partsStatements(units, words.ends[index - 1]!, words.starts[index]!);
      if (count < MOST_WORDS && !isCut) continue;
      add(first, index);
      first = index;
    }
    add(first, endWord);
  }
  return passages;
}

/** Whether what stands between two words may part statements. */
function partsStatements(units: Uint16Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const unit = units[at]!;
    if (unit === BLANK) continue;
    if (CUTS.has(unit)) return true;
    const isAmidBlanks =
      at > from && at + 1 < to && units[at - 1] === BLANK && units[at + 1] === BLANK;
    if (isAmidBlanks && DASHES.has(unit)) return true;
  }
  return false;
}
