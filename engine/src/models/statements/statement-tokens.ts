import type { SectionWords } from '#engine/models/clauses/section-words.ts';

import type { Passage } from './passages.ts';
import { MOST_WORDS } from './statement-features.ts';

/** No passage that is judged has more words and marks. */
export const MOST_TOKENS = MOST_WORDS + 16;

/** What stands between words and is no mark: blanks, and symbols that count as words. */
const NO_MARK = /[\s!?$%]/;

/**
 * The words of a passage and the marks between them, in their order, as numbers: the hash of a word, the UTF-16 unit of
 * a mark. Notes, quotations and lists show by their marks.
 */
export function tokensOf({ text, words }: SectionWords, { first, end }: Passage): number[] {
  const tokens: number[] = [];
  for (let index = first; index < end && tokens.length < MOST_TOKENS; index += 1) {
    if (index > first) tokens.push(...marksIn(text, words.ends[index - 1], words.starts[index]));
    tokens.push(words.hashes[index] ?? 0);
  }
  return tokens.slice(0, MOST_TOKENS);
}

/** The marks between two words, as many of them as may count. */
function marksIn(text: string, from = 0, to = 0): number[] {
  const marks: number[] = [];
  for (let at = from; at < to && marks.length < MOST_TOKENS; at += 1) {
    if (!NO_MARK.test(text.charAt(at))) marks.push(text.charCodeAt(at));
  }
  return marks;
}
