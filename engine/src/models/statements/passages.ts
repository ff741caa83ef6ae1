import type { Clause, SectionWords } from '#engine/models/sections/section-words.ts';
import type { Span } from '#engine/vocabulary.ts';

import { lengthOfLabel, partsCells } from './said-part.ts';
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

/** The passages of a section: what its sentences and cells say, and parts of the long ones. */
export function passagesIn(section: SectionWords): Passage[] {
  const passages: Passage[] = [];
  for (const clause of section.clauses) {
    if (clause.isHeading) continue;
    for (const cell of cellsOf(section, clause)) addParts(section, cell, passages);
  }
  return passages;
}

/**
 * The cells of a table's row in which quotation marks enclose some; the whole of other clauses, without their label.
 */
function cellsOf({ text, units, words }: SectionWords, clause: Clause): Passage[] {
  const { start, endWord: end } = clause;
  let first = clause.firstWord;
  const saidFrom = start + lengthOfLabel(text, start);
  while (first < end && words.starts[first]! < saidFrom) first += 1;
  const cells: Passage[] = [];
  for (let index = first + 1; index < end; index += 1) {
    if (!partsCells(units, words.ends[index - 1]!, words.starts[index]!)) continue;
    cells.push({ first, end: index });
    first = index;
  }
  cells.push({ first, end });
  return cells;
}

/** Adds a passage, in parts if it is long. */
function addParts({ units, words }: SectionWords, whole: Passage, passages: Passage[]): void {
  const add = (first: number, end: number): void => {
    if (end - first >= MIN_WORDS) passages.push({ first, end });
  };
  const { end } = whole;
  let { first } = whole;
  for (let index = first + 1; index < end && end - first > SHORT; index += 1) {
    const count = index - first;
    if (count < ENOUGH_WORDS) continue;
    const isCut = partsStatements(units, words.ends[index - 1]!, words.starts[index]!);
    if (count < MAX_WORDS && !isCut) continue;
    add(first, index);
    first = index;
  }
  add(first, end);
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
