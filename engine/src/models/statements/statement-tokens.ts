import type { SectionWords } from '#engine/models/sections/section-words.ts';
import { isWhiteSpace } from '#engine/text/white-space.ts';

import type { Passage } from './passages.ts';
import { MAX_WORDS } from './statement-features.ts';

/** The maximum number of words and marks in a classified passage. */
export const MAX_TOKENS = MAX_WORDS + 16;

/** Symbols that count as words. */
const SYMBOLS: ReadonlySet<number> = new Set(Array.from('!?$%', (mark) => mark.charCodeAt(0)));

/**
 * The words and marks of a passage in order, as numbers: the hash of a word, the UTF-16 unit of a mark. Marks
 * distinguish notes, quotations and lists.
 */
export function tokensOf({ units, words }: SectionWords, { first, end }: Passage): number[] {
  const tokens: number[] = [];
  for (let index = first; index < end && tokens.length < MAX_TOKENS; index += 1) {
    if (index > first) addMarks(tokens, units, words.ends[index - 1]!, words.starts[index]!);
    if (tokens.length < MAX_TOKENS) tokens.push(words.hashes[index]!);
  }
  return tokens;
}

/** Adds the marks between two words, as far as there is room. */
function addMarks(tokens: number[], units: Uint16Array, from: number, to: number): void {
  for (let at = from; at < to && tokens.length < MAX_TOKENS; at += 1) {
    const unit = units[at]!;
    if (!isWhiteSpace(unit) && !SYMBOLS.has(unit)) tokens.push(unit);
  }
}
