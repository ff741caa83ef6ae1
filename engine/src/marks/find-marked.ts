import { byPosition } from '#engine/spans/by-position.ts';
import { searchedAnywhere, searchedValue } from '#engine/spelling/searched-value.ts';
import { createValueFinder } from '#engine/spelling/value-finder.ts';
import { isJoined, plainText, WHITE_SPACE } from '#engine/spelling/value-views.ts';
import type { Span } from '#engine/vocabulary.ts';

import type { Mark } from './mark.ts';

/** The part of a mark that is searched for. */
type Sought = Pick<Mark, 'text' | 'isWithinWords'>;

/**
 * Finds all occurrences of each mark's words in a text, in the spellings that the proof of a cleaned copy searches for:
 * case, white space and line ends do not matter, and short words are found as whole words only.
 */
export function findMarked(text: string, marks: readonly Sought[]): Span[][] {
  const places: Span[][] = marks.map(() => []);
  const sought = marks.map((mark, index) => ({ ...mark, index, searched: spellingOf(mark) }));
  for (const { value, start, end } of createValueFinder(sought).find(text)) {
    const place = widen(text, { start, end }, value.text.trim());
    if (!value.isWithinWords || isMeant(text, place, value.text)) places[value.index]?.push(place);
  }
  return places.map((found) => found.sort(byPosition));
}

/**
 * Whether words that a person selects have to be searched for within longer words: true where they occur only there;
 * undefined where they do not occur at all.
 */
export function standsWithinWords(text: string, words: string): boolean | undefined {
  return [false, true].find((isWithinWords) =>
    findMarked(text, [{ text: words, isWithinWords }]).some((places) => places.length > 0),
  );
}

/** Equal for words that are spellings of one another. */
export function markKey(words: string): string {
  const { kind, key } = searchedValue(words);
  return `${kind} ${key}`;
}

function spellingOf({ text, isWithinWords }: Sought) {
  return isWithinWords ? searchedAnywhere(text) : searchedValue(text);
}

/**
 * Across white space a few letters occur nearly everywhere, `an` in `a nut`: such a place must begin and end with
 * words.
 */
function isMeant(text: string, { start, end }: Span, words: string): boolean {
  const found = text.slice(start, end);
  return folded(found) === folded(words) || !(isJoined(text, start) || isJoined(text, end));
}

/**
 * The place including the punctuation at either end of the words, which the search leaves out, if it occurs here too.
 */
function widen(text: string, { start, end }: Span, words: string): Span {
  const [lead = ''] = /^[^\p{L}\p{N}]*/u.exec(words) ?? [];
  const trail = words.replace(/^.*[\p{L}\p{N}]/su, '');
  const hasLead = text.endsWith(lead, start) && !text.startsWith(lead, start);
  const hasTrail = text.startsWith(trail, end) && !text.endsWith(trail, end);
  return {
    start: hasLead ? start - lead.length : start,
    end: hasTrail ? end + trail.length : end,
  };
}

function folded(text: string): string {
  return plainText(text).replaceAll(WHITE_SPACE, ' ').trim();
}
