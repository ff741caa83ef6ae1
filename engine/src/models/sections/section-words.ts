import { createWords, readWords, type Words } from '#engine/statistics/word-reader.ts';
import { isCapital } from '#engine/text/ascii.ts';
import { readUnits } from '#engine/text/read-units.ts';
import { clearAfterReading } from '#engine/text/text-caches.ts';
import type { Span } from '#engine/vocabulary.ts';

import { splitClauses } from './split-clauses.ts';

/** A clause and the range of its words in the section: from `firstWord` to `endWord` (exclusive). */
export interface Clause extends Span {
  readonly firstWord: number;
  readonly endWord: number;
  readonly isHeading: boolean;
}

/** The clauses and words of a section. Valid until the next section is read, because its arrays are reused. */
export interface SectionWords {
  readonly text: string;
  readonly units: Uint16Array;
  readonly clauses: readonly Clause[];
  readonly words: Words;
}

const HEADING_WORDS = 9;

let words: Words = createWords(0);
/** A one-entry cache: models that read the same section share its words. */
let latest: SectionWords | undefined;
clearAfterReading(() => (latest = undefined));

/** Reads a section, or returns the cached one. */
export function readSectionWords(text: string): SectionWords {
  if (latest?.text === text) return latest;
  if (words.hashes.length < text.length) words = createWords(text.length);
  const units = readUnits(text);
  readWords(units, words);
  latest = { text, units, clauses: clausesOf(text, units), words };
  return latest;
}

function clausesOf(text: string, units: Uint16Array): Clause[] {
  const clauses: Clause[] = [];
  const { starts, count } = words;
  let word = 0;
  for (const { start, end } of splitClauses(text, units)) {
    const firstWord = word;
    while (word < count && starts[word]! < end) word += 1;
    const isShort = word - firstWord <= HEADING_WORDS && word > firstWord;
    const isHeading = isShort && isTitle(text.slice(start, end));
    clauses.push({ start, end, firstWord, endWord: word, isHeading });
  }
  return clauses;
}

/** A heading has hardly any lower-case words, or is a number and a few words. */
function isTitle(clause: string): boolean {
  const title = clause.replace(/^(?:\([a-z\d]{1,3}\)|[ivx]{1,5}\.|[^a-z]{1,20})\s*/i, '');
  const written = title.match(/[a-z][\w'’-]*/gi) ?? [];
  if (written.length === 0) return false;
  const capitalized = written.filter((word) => isCapital(word.charCodeAt(0))).length;
  if (capitalized / written.length >= 0.6) return true;
  return /^\d/.test(clause) && capitalized > 0 && written.length <= 5;
}
