import type { HashTable } from './hash-table.ts';

/** What is known of a single word, as bits of its mask. */
export const WORD = {
  firstName: 1,
  /** The whole title of an article in an encyclopaedia. */
  title: 2,
  lastName: 4,
  rareLastName: 8,
  largeCity: 16,
  smallCity: 32,
  region: 64,
  demonym: 128,
  organization: 256,
  honorific: 512,
  companySuffix: 1024,
  organizationNoun: 2048,
  placeNoun: 4096,
  /** Of the few hundred most frequent words: articles, pronouns, prepositions and the like. */
  frequent: 8192,
  /** Seen in lower case often enough to be an ordinary word. */
  ordinary: 16384,
  /** The first word of a phrase that is known. */
  startsPhrase: 32768,
} as const;

/** What is known of several words in a row. */
export const PHRASE = {
  title: 1,
  place: 2,
  organization: 4,
  person: 8,
} as const;

/** The longest phrase that is looked up, in tokens. */
export const MAX_PHRASE_TOKENS = 5;

/** Room for so many subclasses in each class of words. */
export const SUBCLASSES = 8;

/** Word lists by hash: names, places, organisations, ordinary words. */
export interface Lexicon {
  /** Masks of `WORD` by the hash of a word in lower case. */
  readonly words: HashTable;
  /** Masks of `PHRASE` by the folded hashes of the words. */
  readonly phrases: HashTable;
  /**
   * Classes of words that keep like company, by the hash of a word: the class, from 1, times `SUBCLASSES`, and the
   * subclass; 0 where there is none.
   */
  readonly classes: HashTable;
}
