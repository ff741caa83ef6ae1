import type { SectionWords } from '#engine/models/sections/section-words.ts';
import { isCapital, isDigit, isSmall } from '#engine/text/ascii.ts';
import type { Span } from '#engine/vocabulary.ts';

import { type Passage, spanOf } from './passages.ts';

/** The maximum number of words in the core of a statement. */
const LONGEST_CORE = 14;
/** The minimum length of a core, in characters. */
const SHORTEST_CORE = 7;
/** The minimum gain for a word to belong to the core, as a share of the highest gain. */
const MIN_SHARE = 0.12;
/** Separators of phrases between two words. */
const PARTS_PHRASES = /[.;:()|\n"“”–—]/;
/** The text between the words of a wrapped sentence. */
const WRAP = /^,?[ \t]{0,20}\r?\n[ \t]{0,20}$/;
/** A currency sign directly before digits. */
const CURRENCY = /[$£€]$/;
/** A separator within a number. */
const THOUSANDS = /^[.,]$/;
const BLANK = 0x20;
/** Units and counted nouns, which mean nothing without their number. */
const UNIT =
  /^(?:k|m|mg|ml|g|kg|cm|st|nd|rd|th|am|pm|hours?|days?|weeks?|months?|years?|times|percent)$/;
/** Words that no phrase begins or ends with. */
const LINKS: ReadonlySet<string> = new Set(
  'a an the of on in at to for with by and or but that which who as from than his her their its my our'.split(
    ' ',
  ),
);

/**
 * The most informative phrase of a passage: the consecutive words with the highest total gain (Kadane's maximum
 * subarray), extended to commas and to the ends of the phrase, without names and numbers, which are separate findings.
 * `gains` has one entry per word of the passage.
 */
export function findCore(section: SectionWords, passage: Passage, gains: Float64Array): Span {
  let largest = -Infinity;
  for (let word = 0; word < gains.length; word += 1) largest = Math.max(largest, gains[word]!);
  const threshold = MIN_SHARE * largest;
  const gainOf = (index: number): number => (gains[index - passage.first] ?? 0) - threshold;
  let core = passage;
  let maxSum = -Infinity;
  for (const phrase of phrasesOf(section, passage)) {
    const { window, sum } = windowOf(phrase, gainOf);
    if (sum <= maxSum) continue;
    maxSum = sum;
    core = widened(section, phrase, window);
  }
  return spanOf(section.words, core);
}

/** The phrases between names, numbers and marks that are long enough to state something; the longest one if none is. */
function phrasesOf(section: SectionWords, passage: Passage): Passage[] {
  const isStop = stopsIn(section, passage);
  const phrases: Passage[] = [];
  let { first } = passage;
  const add = (end: number): void => {
    if (end > first) phrases.push({ first, end });
  };
  for (let index = passage.first; index < passage.end; index += 1) {
    if (index > first && partsPhrases(section, index)) {
      add(index);
      first = index;
    }
    if (isStop(index)) {
      add(index);
      first = index + 1;
    }
  }
  add(passage.end);
  const lengthOf = (phrase: Passage): number => {
    const { start, end } = spanOf(section.words, phrase);
    return end - start;
  };
  const telling = phrases.filter(
    (phrase) => phrase.end > phrase.first + 1 && lengthOf(phrase) >= SHORTEST_CORE,
  );
  if (telling.length > 0) return telling;
  const [longest = passage] = phrases.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  return [longest];
}

/** Whether a phrase ends before a word. */
function partsPhrases(section: SectionWords, index: number): boolean {
  if (isAfterBlank(section, index)) return false;
  const gap = gapBefore(section, index);
  return PARTS_PHRASES.test(gap) && !(WRAP.test(gap) && isSmall(initialOf(section, index)));
}

/** The words of a phrase, at most as many as a core has, with the highest total gain. */
function windowOf(
  { first, end }: Passage,
  gainOf: (index: number) => number,
): { readonly window: Passage; readonly sum: number } {
  let window = { first, end: first + 1 };
  let maxSum = -Infinity;
  let from = first;
  let sum = 0;
  for (let index = first; index < end; index += 1) {
    if (sum <= 0 || index - from >= LONGEST_CORE) {
      from = index;
      sum = 0;
    }
    sum += gainOf(index);
    if (sum > maxSum) {
      maxSum = sum;
      window = { first: from, end: index + 1 };
    }
  }
  return { window, sum: maxSum };
}

/** A window extended on both sides up to a comma, the end of the phrase or the maximum length. */
function widened(section: SectionWords, phrase: Passage, window: Passage): Passage {
  let { first, end } = window;
  const hasRoom = (): boolean => end - first < LONGEST_CORE;
  while (end < phrase.end && hasRoom() && !isAfterComma(section, end)) end += 1;
  while (first > phrase.first && hasRoom() && !isAfterComma(section, first)) first -= 1;
  const core = withoutLinks(section, { first, end });
  // Readers see hyphenated words as one.
  while (core.end < phrase.end && gapBefore(section, core.end) === '-') core.end += 1;
  while (core.first > phrase.first && gapBefore(section, core.first) === '-') core.first -= 1;
  return core;
}

function withoutLinks(section: SectionWords, { first, end }: Passage) {
  const core = { first, end };
  while (core.end > first + 1 && LINKS.has(wordAt(section, core.end - 1))) core.end -= 1;
  while (core.first + 1 < core.end && LINKS.has(wordAt(section, core.first))) core.first += 1;
  return core;
}

/** Whether a comma other than a thousands separator stands before a word. */
function isAfterComma(section: SectionWords, index: number): boolean {
  if (isAfterBlank(section, index)) return false;
  const gap = gapBefore(section, index);
  return gap.includes(',') && !(THOUSANDS.test(gap) && isDigit(initialOf(section, index)));
}

/**
 * Returns a test for words of a passage that may be names, dates or quantities: capitalized words, unless most words
 * are, and digits with their unit, unless they are money.
 */
function stopsIn(section: SectionWords, { first, end }: Passage): (index: number) => boolean {
  const isNumber = (index: number): boolean => {
    if (!isDigit(initialOf(section, index))) return false;
    const gap = gapBefore(section, index);
    return THOUSANDS.test(gap) ? isNumber(index - 1) : !CURRENCY.test(gap);
  };
  let capitals = 0;
  for (let index = first; index < end; index += 1) {
    if (isCapital(initialOf(section, index))) capitals += 1;
  }
  const isTitle = 2 * capitals > end - first;
  return (index) => {
    if (isDigit(initialOf(section, index))) return isNumber(index);
    if (index === first) return false;
    if (isNumber(index - 1) && isUnit(section, index)) return true;
    return !isTitle && isCapitalized(section, index);
  };
}

/** Whether a word after a number is its unit, or part of the same number. */
function isUnit(section: SectionWords, index: number): boolean {
  return gapBefore(section, index) === '' || UNIT.test(wordAt(section, index));
}

/** Whether a word is written like a name; `I` and `HIV` are not. */
function isCapitalized({ units, words }: SectionWords, index: number): boolean {
  const start = words.starts[index] ?? 0;
  const isLong = (words.ends[index] ?? 0) - start > 1;
  return isLong && isCapital(units[start]!) && !isCapital(units[start + 1]!);
}

function initialOf({ units, words }: SectionWords, index: number): number {
  return units[words.starts[index] ?? 0]!;
}

/** Whether exactly one blank precedes a word that is not the first, as is usual. */
function isAfterBlank({ units, words: { starts, ends } }: SectionWords, index: number): boolean {
  const end = ends[index - 1]!;
  return starts[index]! - end === 1 && units[end] === BLANK;
}

function gapBefore({ text, words }: SectionWords, index: number): string {
  return text.slice(words.ends[index - 1], words.starts[index]);
}

function wordAt(section: SectionWords, index: number): string {
  const { start, end } = spanOf(section.words, { first: index, end: index + 1 });
  return section.text.slice(start, end).toLowerCase();
}
