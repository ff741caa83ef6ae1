import { hashString } from '#engine/statistics/feature-hash.ts';

import { knownWeights } from './known-weights.ts';
import { WORD } from './lexicon.ts';

/** Bits of words that can be something other than a name. */
const OTHER_MEANINGS =
  WORD.largeCity |
  WORD.region |
  WORD.demonym |
  WORD.organization |
  WORD.honorific |
  WORD.companySuffix |
  WORD.organizationNoun |
  WORD.placeNoun |
  WORD.frequent |
  WORD.ordinary;

/** Whether a lower-case word is a given name and nothing else: `wiktor`, but not `mason`. */
export function isUnambiguousFirstName(word: string): boolean {
  const mask = maskOf(word);
  return (mask & WORD.firstName) !== 0 && (mask & (OTHER_MEANINGS | WORD.lastName)) === 0;
}

/** Whether a word is a given name, whatever else it may be: `Priya`, but also `Hope` and `Will`. */
export function isFirstName(word: string): boolean {
  return (maskOf(word.toLowerCase()) & WORD.firstName) !== 0;
}

/** Whether a word is in the lists of names, as a given name or surname. */
export function isListedName(word: string): boolean {
  return (maskOf(word.toLowerCase()) & (WORD.firstName | WORD.lastName | WORD.rareLastName)) !== 0;
}

/** Whether a word of a person's name has no other meaning: `Weber`, but not `May`, `Park` or `London`. */
export function isUnambiguousName(word: string): boolean {
  return (maskOf(word.toLowerCase()) & OTHER_MEANINGS) === 0;
}

/** Whether a word is the name of a large city and hardly anybody's: no surname, and a given name at most in fiction. */
export function isCity(word: string): boolean {
  const mask = maskOf(word.toLowerCase());
  if ((mask & WORD.largeCity) === 0 || (mask & (WORD.lastName | WORD.rareLastName)) !== 0)
    return false;
  return (mask & WORD.firstName) === 0 || (mask & WORD.title) !== 0;
}

/** The lexicon mask of a word in lower case. */
function maskOf(word: string): number {
  return knownWeights().lexicon.words.get(hashString(word));
}
