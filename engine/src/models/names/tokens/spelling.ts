import { HASH_START, hashUnit } from '#engine/statistics/feature-hash.ts';

import { LOWERED } from './characters.ts';

/** Suffixes of one to four letters, prefixes of two to four letters, and the length. */
export const SPELLINGS = 8;
/** The index of the three-letter suffix among a word's spelling hashes, and that of the length. */
export const LAST_THREE = 2;
export const LENGTH = 7;
/** Shorter words are lower case even in titles. */
export const MIN_LONG_WORD = 4;

const MAX_LETTERS = 4;
const LONGEST = 12;

/** The hash of a range of a text, lower-cased. */
export function hashUnits(text: string, start: number, end: number): number {
  let hash = HASH_START;
  for (let index = start; index < end; index += 1) {
    hash = hashUnit(hash, LOWERED[text.charCodeAt(index)] ?? 0);
  }
  return hash;
}

/** Hashes of a word's suffixes and prefixes, and its length, capped at twelve. */
export function spellingHashes(word: { text: string; start: number; end: number }): number[] {
  const { text, start, end } = word;
  const hashes: number[] = [];
  for (let letters = 1; letters <= MAX_LETTERS; letters += 1) {
    hashes.push(hashUnits(text, Math.max(start, end - letters), end));
  }
  for (let letters = 2; letters <= MAX_LETTERS; letters += 1) {
    hashes.push(hashUnits(text, start, Math.min(end, start + letters)));
  }
  return [...hashes, Math.min(LONGEST, end - start)];
}
