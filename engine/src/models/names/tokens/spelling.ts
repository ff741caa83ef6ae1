import { HASH_START, hashUnit } from '#engine/statistics/feature-hash.ts';

import { LOWERED } from './characters.ts';

/** The last one to four letters, the first two to four, and the length. */
export const SPELLINGS = 8;
/** Where among a word's spellings its last three letters stand, and its length. */
export const LAST_THREE = 2;
export const LENGTH = 7;
/** Shorter words are small in titles, too. */
export const LEAST_LONG_WORD = 4;

const MOST_LETTERS = 4;
const LONGEST = 12;

/** The hash of some units of a text in lower case. */
export function hashUnits(text: string, start: number, end: number): number {
  let hash = HASH_START;
  for (let index = start; index < end; index += 1) {
    hash = hashUnit(hash, LOWERED[text.charCodeAt(index)] ?? 0);
  }
  return hash;
}

/** Hashes of the ends and beginnings of a word, and its length up to twelve. */
export function spellingHashes(word: { text: string; start: number; end: number }): number[] {
  const { text, start, end } = word;
  const hashes: number[] = [];
  for (let letters = 1; letters <= MOST_LETTERS; letters += 1) {
    hashes.push(hashUnits(text, Math.max(start, end - letters), end));
  }
  for (let letters = 2; letters <= MOST_LETTERS; letters += 1) {
    hashes.push(hashUnits(text, start, Math.min(end, start + letters)));
  }
  return [...hashes, Math.min(LONGEST, end - start)];
}
