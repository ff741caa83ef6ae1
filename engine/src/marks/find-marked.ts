import { byPosition } from '#engine/spans/by-position.ts';
import { searchedAnywhere, searchedValue } from '#engine/spelling/searched-value.ts';
import { createValueFinder } from '#engine/spelling/value-finder.ts';
import { isJoined, plainText, WHITE_SPACE } from '#engine/spelling/value-views.ts';
import type { Span } from '#engine/vocabulary.ts';

import type { Mark } from './mark.ts';

/** What is sought of a mark. */
type Sought = Pick<Mark, 'text' | 'isWithinWords'>;

/**
 * Every place where each of some words stands in a text, in the spellings by which a cleaned copy is proved: case, white
 * space and line ends do not matter, and short words stand for themselves alone.
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
 * Whether words that a person selects count within longer words: undefined where they stand nowhere in the text, and true
 * where they only stand in longer ones.
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

/** Across white space a few letters stand nearly everywhere, `an` in `a nut`: such a place has to begin and end as words do. */
function isMeant(text: string, { start, end }: Span, words: string): boolean {
  const found = text.slice(start, end);
  return folded(found) === folded(words) || !(isJoined(text, start) || isJoined(text, end));
}

/** With the signs at either end of the words, where a spelling leaves them out and they stand here too. */
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
