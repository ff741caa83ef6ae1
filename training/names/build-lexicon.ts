import {
  HashTable,
  INITIALS,
  type Lexicon,
  LOWER_CASE,
  MAX_PHRASE_TOKENS,
  mixHashes,
  PHRASE,
  tokenize,
  Vocabulary,
  WORD,
} from '@proviso/engine/training';

import type { Gazetteers } from './gazetteers.ts';
import { COMPANY_SUFFIXES, HONORIFICS, ORGANIZATION_NOUNS, PLACE_NOUNS } from './word-lists.ts';

const FREQUENT = 300;
const ORDINARY_TIMES = 6;

/** Masks by hash, before packing. */
export interface Masks {
  readonly words: Map<number, number>;
  readonly phrases: Map<number, number>;
  readonly classes: Map<number, number>;
}

export function buildMasks(gazetteers: Gazetteers, texts: readonly string[]): Masks {
  const masks: Masks = { words: new Map(), phrases: new Map(), classes: new Map() };
  const lists: [Iterable<string>, number, number][] = [
    [gazetteers.firstNames, WORD.firstName, 0],
    [gazetteers.rareFirstNames, WORD.firstName, 0],
    [gazetteers.lastNames, WORD.lastName, 0],
    [gazetteers.rareLastNames, WORD.rareLastName, 0],
    [gazetteers.largeCities, WORD.largeCity, PHRASE.place],
    [gazetteers.smallCities, WORD.smallCity, PHRASE.place],
    [gazetteers.regions, WORD.region, PHRASE.place],
    [gazetteers.demonyms, WORD.demonym, 0],
    [gazetteers.organizations, WORD.organization, PHRASE.organization],
    [gazetteers.people, 0, PHRASE.person],
    [gazetteers.titles, WORD.title, PHRASE.title],
    [HONORIFICS, WORD.honorific, 0],
    [COMPANY_SUFFIXES, WORD.companySuffix, 0],
    [ORGANIZATION_NOUNS, WORD.organizationNoun, 0],
    [PLACE_NOUNS, WORD.placeNoun, 0],
  ];
  for (const [names, word, phrase] of lists) {
    for (const name of names) addName(masks, name, { word, phrase });
  }
  addOrdinaryWords(masks, texts);
  return masks;
}

/** A vocabulary with an empty lexicon. */
const vocabulary = new Vocabulary();

function addName(
  { words, phrases }: Masks,
  name: string,
  bits: { word: number; phrase: number },
): void {
  const { count, word } = tokenize(name, vocabulary);
  const hashes = Array.from(word, (number) => vocabulary.hash[number] ?? 0);
  const [first] = hashes;
  if (first === undefined || count > MAX_PHRASE_TOKENS) return;
  if (count === 1) {
    if (bits.word !== 0) addBits(words, first, bits.word);
  } else if (bits.phrase !== 0) {
    addBits(phrases, hashes.slice(1).reduce(mixHashes, first), bits.phrase);
    addBits(words, first, WORD.startsPhrase);
  }
}

function addBits(masks: Map<number, number>, hash: number, bits: number): void {
  masks.set(hash, (masks.get(hash) ?? 0) | bits);
}

function addOrdinaryWords({ words }: Masks, texts: readonly string[]): void {
  const { lower, all } = countWords(texts);
  const ranked = [...lower].filter(
    ([hash, times]) => times >= ORDINARY_TIMES && times * 3 >= (all.get(hash) ?? 0),
  );
  ranked.sort(([one, times], [other, others]) => others - times || one - other);
  for (const [rank, [hash]] of ranked.entries()) {
    addBits(words, hash, rank < FREQUENT ? WORD.ordinary | WORD.frequent : WORD.ordinary);
  }
}

/** Word counts over texts, in lower case and overall. */
function countWords(texts: readonly string[]) {
  const lower = new Map<number, number>();
  const all = new Map<number, number>();
  for (const text of texts) {
    for (const number of tokenize(text, vocabulary).word) {
      const kind = vocabulary.kind[number] ?? 0;
      if (kind < LOWER_CASE || kind > INITIALS) continue;
      const hash = vocabulary.hash[number] ?? 0;
      all.set(hash, (all.get(hash) ?? 0) + 1);
      if (kind === LOWER_CASE) lower.set(hash, (lower.get(hash) ?? 0) + 1);
    }
  }
  return { lower, all };
}

/** Lookup tables for the masks. */
export function toLexicon({ words, phrases, classes }: Masks): Lexicon {
  return { words: toTable(words), phrases: toTable(phrases), classes: toTable(classes) };
}

function toTable(masks: ReadonlyMap<number, number>): HashTable {
  const table = new HashTable(masks.size);
  for (const [hash, mask] of masks) table.set(hash, mask);
  return table;
}
