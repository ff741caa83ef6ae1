import type { HashTable } from './hash-table.ts';

/** Lexicon properties of a single word, as bits of its mask. */
export const WORD = {
  firstName: 1,
  /** The whole title of an encyclopedia article. */
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
  /** One of the few hundred most frequent words: articles, pronouns, prepositions and the like. */
  frequent: 8192,
  /** Seen in lower case often enough to be an ordinary word. */
  ordinary: 16384,
  /** The first word of a known phrase. */
  startsPhrase: 32768,
} as const;

/** Lexicon properties of several consecutive words. */
export const PHRASE = {
  title: 1,
  place: 2,
  organization: 4,
  person: 8,
} as const;

/** The longest phrase that is looked up, in tokens. */
export const MAX_PHRASE_TOKENS = 5;

/** The maximum number of subclasses per word class. */
export const SUBCLASSES = 8;

/** Word lists by hash: names, places, organizations, ordinary words. */
export interface Lexicon {
  /** Masks of `WORD`, keyed by the hash of the lower-case word. */
  readonly words: HashTable;
  /** Masks of `PHRASE`, keyed by the combined hashes of the words. */
  readonly phrases: HashTable;
  /**
   * Classes of distributionally similar words, keyed by the hash of a word: the class, from 1, times `SUBCLASSES`, plus
   * the subclass; 0 if there is none.
   */
  readonly classes: HashTable;
}
