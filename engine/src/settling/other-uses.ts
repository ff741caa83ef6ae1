import { isLetter, isSmall } from '#engine/text/ascii.ts';
import { LETTERS } from '#engine/text/letters.ts';
import { standsAt } from '#engine/text/match-at.ts';
import { createWordGlance } from '#engine/text/word-glance.ts';

/** What a text uses words for besides naming people. */
export interface OtherUses {
  /** Words that it writes small, or says of things: `the pulkkinen`. */
  readonly ofThings: ReadonlySet<string>;
  /** Words that it says of places: `near Pulkkinen`. */
  readonly ofPlaces: ReadonlySet<string>;
}

/** What no word of its own ends before: more of it, an address, a path. */
const GOES_ON = new RegExp(String.raw`[${LETTERS}\d@_/-]|\.[a-z]`, 'y');
const PART_OF_MORE = new RegExp(String.raw`[${LETTERS}\d@._/-]$`);
/** What stands before words for things, and before words for places. */
const BEFORE = new RegExp(
  String.raw`(?<![${LETTERS}])(?:(the|an?|these|those|this|some|any)|in|near|outside|around) $`,
  'i',
);
const LONGEST_BEFORE = 'outside '.length + 1;

/** Which of some words, in small letters of ASCII, a text uses for things or places; in one pass over its words. */
export function otherUses(text: string, words: ReadonlyMap<string, unknown>): OtherUses {
  const uses = { ofThings: new Set<string>(), ofPlaces: new Set<string>() };
  const mayBeOne = createWordGlance([...words.keys()]);
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

function useOf(text: string, start: number, end: number): keyof OtherUses | undefined {
  if (standsAt(text, end, GOES_ON)) return undefined;
  const said = BEFORE.exec(text.slice(Math.max(0, start - LONGEST_BEFORE), start));
  if (said !== null) return said[1] === undefined ? 'ofPlaces' : 'ofThings';
  return isWrittenSmall(text, start) ? 'ofThings' : undefined;
}

function isWrittenSmall(text: string, start: number): boolean {
  return isSmall(text.charCodeAt(start)) && !PART_OF_MORE.test(text.slice(start - 1, start));
}

/** Where a run of letters of ASCII ends; where it begins when there is none. */
function endOfLetters(text: string, start: number): number {
  let end = start;
  while (end < text.length && isLetter(text.charCodeAt(end))) end += 1;
  return end;
}
