/** Finds given values in texts, in all spellings that count as the same value. */
export { createValueFinder, type FoundValue, type ValueFinder } from './value-finder.ts';
export { readSymbolLetters } from './look-alikes.ts';
export { searchableText } from './searchable-text.ts';
export { type SearchedValue, searchedValue, spellingKey, spellingsOf } from './searched-value.ts';
export { createWordSearch, type WordSearch } from './word-search.ts';
