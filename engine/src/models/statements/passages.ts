import type { SectionWords } from '#engine/models/sections/section-words.ts';
import type { Span } from '#engine/vocabulary.ts';

import { MAX_WORDS } from './statement-features.ts';

/** A unit of classification: the words of a section from `first` to `end` (exclusive). */
export interface Passage {
  readonly first: number;
  readonly end: number;
}

/** Passages with fewer words carry too little evidence. */
const MIN_WORDS = 5;
/** From this many words on, a long sentence is split where a mark allows. */
const ENOUGH_WORDS = 12;
/** Sentences of at most this many words are scored as a whole. */
const SHORT = 30;
const BLANK = 0x20;
/** Marks that separate statements: of cells and lines of tables, quotations, semicolons; dashes between blanks. */
const CUTS: ReadonlySet<number> = new Set(Array.from('"“”;|\n', (mark) => mark.charCodeAt(0)));
const DASHES: ReadonlySet<number> = new Set(Array.from('–-', (mark) => mark.charCodeAt(0)));

/** The span of a passage in the text of its section. */
export function spanOf({ starts, ends }: SectionWords['words'], { first, end }: Passage): Span {
  return { start: starts[first] ?? 0, end: ends[end - 1] ?? 0 };
}

/** The passages of a section: its sentences, and parts of the long ones. */
export function passagesIn({ units, clauses, words }: SectionWords): Passage[] {
  const passages: Passage[] = [];
  const add = (first: number, end: number): void => {
    if (end - first >= MIN_WORDS) passages.push({ first, end });
  };
  for (const { firstWord, endWord, isHeading } of clauses) {
    if (isHeading) continue;
    let first = firstWord;
    for (let index = first + 1; index < endWord && endWord - first > SHORT; index += 1) {
      const count = index - first;
      if (count < ENOUGH_WORDS) continue;
      const isCut = partsStatements(units, words.ends[index - 1]!, words.starts[index]!);
      if (count < MAX_WORDS && !isCut) continue;
      add(first, index);
      first = index;
    }
    add(first, endWord);
  }
  return passages;
}

/** Whether the text between two words separates statements. */
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
