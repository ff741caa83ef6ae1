import { hashString } from '#engine/statistics/feature-hash.ts';

import { knownWeights } from './known-weights.ts';
import { WORD } from './lexicon.ts';

/** What a word may be besides somebody's name. */
const SOMETHING_ELSE =
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

/** Whether a word written small is a first name and no word of any other kind: `wiktor`, but not `mason`. */
export function isFirstNameAlone(word: string): boolean {
  const mask = maskOf(word);
  return (mask & WORD.firstName) !== 0 && (mask & (SOMETHING_ELSE | WORD.lastName)) === 0;
}

/** Whether a word is a first name, whatever else it is: `Priya`, but `Hope` and `Will` as well. */
export function isFirstName(word: string): boolean {
  return (maskOf(word.toLowerCase()) & WORD.firstName) !== 0;
}

/** Whether the lists of names have a word, as a first or a last one. */
export function isListedName(word: string): boolean {
  return (maskOf(word.toLowerCase()) & (WORD.firstName | WORD.lastName | WORD.rareLastName)) !== 0;
}

/** Whether a word of a person's name is no word for anything else: `Weber`, but not `May`, `Park` or `London`. */
export function isNameAlone(word: string): boolean {
  return (maskOf(word.toLowerCase()) & SOMETHING_ELSE) === 0;
}

/** What the lists know of a word that is written small. */
function maskOf(word: string): number {
  return knownWeights().lexicon.words.get(hashString(word));
}
