export { createValueFinder, type FoundValue, type ValueFinder } from './value-finder.ts';
export { searchableText } from './value-search.ts';
export { type SearchedValue, searchedValue } from './searched-value.ts';
