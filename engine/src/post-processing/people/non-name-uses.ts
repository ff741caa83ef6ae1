import { isLetter, isSmall } from '#engine/text/ascii.ts';
import { LETTERS } from '#engine/text/letters.ts';
import { matchesAt } from '#engine/text/match-at.ts';
import { createWordPrefilter } from '#engine/text/word-prefilter.ts';

/** How a text uses words otherwise than as names of people. */
export interface NonNameUses {
  /** Words that it writes in small letters, or uses for things: `the pulkkinen`. */
  readonly ofThings: ReadonlySet<string>;
  /** Words that it uses for places: `near Pulkkinen`. */
  readonly ofPlaces: ReadonlySet<string>;
}

/** What continues a word: more of it, an address, a path. */
const CONTINUATION = new RegExp(String.raw`[${LETTERS}\d@_/-]|\.[a-z]`, 'y');
const PART_OF_MORE = new RegExp(String.raw`[${LETTERS}\d@._/-]$`);
/** Words before things (the group) and before places. */
const BEFORE = new RegExp(
  String.raw`(?<![${LETTERS}])(?:(the|an?|these|those|this|some|any)|in|near|outside|around) $`,
  'i',
);
const LONGEST_BEFORE = 'outside '.length + 1;

/** Finds which of some words, given in small ASCII letters, a text uses for things or places; in one pass over it. */
export function findNonNameUses(text: string, words: ReadonlyMap<string, unknown>): NonNameUses {
  const uses = { ofThings: new Set<string>(), ofPlaces: new Set<string>() };
  const mayBeOne = createWordPrefilter([...words.keys()]);
  for (let start = 0; start < text.length;) {
    const end = endOfLetters(text, start);
    if (end > start && mayBeOne(text, start, end)) {
      const word = text.slice(start, end).toLowerCase();
      const use = words.has(word) ? useOf(text, start, end) : undefined;
      if (use !== undefined) uses[use].add(word);
    }
    start = Math.max(end, start + 1);
  }
  return uses;
}

function useOf(text: string, start: number, end: number): keyof NonNameUses | undefined {
  if (matchesAt(text, end, CONTINUATION)) return undefined;
  const said = BEFORE.exec(text.slice(Math.max(0, start - LONGEST_BEFORE), start));
  if (said !== null) return said[1] === undefined ? 'ofPlaces' : 'ofThings';
  return isLowerCaseWord(text, start) ? 'ofThings' : undefined;
}

function isLowerCaseWord(text: string, start: number): boolean {
  return isSmall(text.charCodeAt(start)) && !PART_OF_MORE.test(text.slice(start - 1, start));
}

/** The end of a run of ASCII letters; its start where there is none. */
function endOfLetters(text: string, start: number): number {
  let end = start;
  while (end < text.length && isLetter(text.charCodeAt(end))) end += 1;
  return end;
}
