import type { SectionWords } from '#engine/models/sections/section-words.ts';
import { isCapital, isDigit, isSmall } from '#engine/text/ascii.ts';
import type { Span } from '#engine/vocabulary.ts';

import { type Passage, spanOf } from './passages.ts';

/** The core of a statement has no more words. */
const LONGEST_CORE = 14;
/** In so few characters nothing is stated. */
const SHORTEST_CORE = 7;
/** What a word has to add to belong to it, as a share of what the strongest one adds. */
const LEAST_SHARE = 0.12;
/** What parts phrases between two words. */
const PARTS_PHRASES = /[.;:()|\n"“”–—]/;
/** What parts the words of a sentence that was wrapped. */
const WRAP = /^,?[ \t]{0,20}\r?\n[ \t]{0,20}$/;
/** What stands right before digits that say how much money something is. */
const CURRENCY = /[$£€]$/;
/** What stands within one number. */
const THOUSANDS = /^[.,]$/;
const BLANK = 0x20;
/** What a number counts or measures says nothing without it. */
const UNIT =
  /^(?:k|m|mg|ml|g|kg|cm|st|nd|rd|th|am|pm|hours?|days?|weeks?|months?|years?|times|percent)$/;
/** No phrase begins or ends with these. */
const LINKS: ReadonlySet<string> = new Set(
  'a an the of on in at to for with by and or but that which who as from than his her their its my our'.split(
    ' ',
  ),
);

/**
 * The phrase of a passage that says most: around the words side by side that together gain most (Kadane's maximum
 * subarray), up to commas and to the ends of the phrase; without names and numbers, which are findings of their own.
 * `gains` are those of the words of the passage, in its order.
 */
export function coreOf(section: SectionWords, passage: Passage, gains: Float64Array): Span {
  let largest = -Infinity;
  for (let word = 0; word < gains.length; word += 1) largest = Math.max(largest, gains[word]!);
  const least = LEAST_SHARE * largest;
  const gainOf = (index: number): number => (gains[index - passage.first] ?? 0) - least;
  let core = passage;
  let most = -Infinity;
  for (const phrase of phrasesOf(section, passage)) {
    const { window, sum } = windowOf(phrase, gainOf);
    if (sum <= most) continue;
    most = sum;
    core = widened(section, phrase, window);
  }
  return spanOf(section.words, core);
}

/** What stands between names, numbers and marks and is long enough to state something; the longest of it if nothing is. */
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
  if (isBehindBlank(section, index)) return false;
  const gap = gapBefore(section, index);
  return PARTS_PHRASES.test(gap) && !(WRAP.test(gap) && isSmall(initialOf(section, index)));
}

/** The words of a phrase, no more than a core has, that gain most together. */
function windowOf(
  { first, end }: Passage,
  gainOf: (index: number) => number,
): { readonly window: Passage; readonly sum: number } {
  let window = { first, end: first + 1 };
  let most = -Infinity;
  let from = first;
  let sum = 0;
  for (let index = first; index < end; index += 1) {
    if (sum <= 0 || index - from >= LONGEST_CORE) {
      from = index;
      sum = 0;
    }
    sum += gainOf(index);
    if (sum > most) {
      most = sum;
      window = { first: from, end: index + 1 };
    }
  }
  return { window, sum: most };
}

/** A window with the words on both sides, up to a comma, the end of the phrase or as many as a core has. */
function widened(section: SectionWords, phrase: Passage, window: Passage): Passage {
  let { first, end } = window;
  const hasRoom = (): boolean => end - first < LONGEST_CORE;
  while (end < phrase.end && hasRoom() && !isBehindComma(section, end)) end += 1;
  while (first > phrase.first && hasRoom() && !isBehindComma(section, first)) first -= 1;
  const core = withoutLinks(section, { first, end });
  // What a hyphen joins is one word to whoever reads it.
  while (core.end < phrase.end && gapBefore(section, core.end) === '-') core.end += 1;
  return core;
}

function withoutLinks(section: SectionWords, { first, end }: Passage) {
  const core = { first, end };
  while (core.end > first + 1 && LINKS.has(wordAt(section, core.end - 1))) core.end -= 1;
  while (core.first + 1 < core.end && LINKS.has(wordAt(section, core.first))) core.first += 1;
  return core;
}

/** Whether a comma stands before a word that parts more than thousands. */
function isBehindComma(section: SectionWords, index: number): boolean {
  if (isBehindBlank(section, index)) return false;
  const gap = gapBefore(section, index);
  return gap.includes(',') && !(THOUSANDS.test(gap) && isDigit(initialOf(section, index)));
}

/**
 * Tells which words of a passage may be names, dates, or numbers of something: those that begin with a capital and go on
 * in small letters, unless most do, and digits with their unit, unless they are money.
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

/** Whether a word after a number says what is counted, or is a part of what the number is a part of. */
function isUnit(section: SectionWords, index: number): boolean {
  return gapBefore(section, index) === '' || UNIT.test(wordAt(section, index));
}

/** Whether a word is written as names are; `I` and `HIV` are not. */
function isCapitalized({ units, words }: SectionWords, index: number): boolean {
  const start = words.starts[index] ?? 0;
  const isLong = (words.ends[index] ?? 0) - start > 1;
  return isLong && isCapital(units[start]!) && !isCapital(units[start + 1]!);
}

function initialOf({ units, words }: SectionWords, index: number): number {
  return units[words.starts[index] ?? 0]!;
}

/** Whether a blank and nothing else stands before a word that is not the first one, as before most. */
function isBehindBlank({ units, words: { starts, ends } }: SectionWords, index: number): boolean {
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
