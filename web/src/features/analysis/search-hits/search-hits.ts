import type { WordsInDocument } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo, useState } from 'react';

import { useLibraryState } from '#web/product/library-state.ts';

import { searchHitsQuery } from './find-in-document.ts';

type SearchHit = WordsInDocument['places'][number];

/** The words that somebody searched for, and their matches in the document. */
export interface SearchHits {
  readonly words: string;
  readonly hits: readonly SearchHit[];
  readonly isCut: boolean;
  readonly state: 'looking' | 'found' | 'failed';
  /** The current match. */
  readonly current: SearchHit | undefined;
  /** Its zero-based index. */
  readonly currentIndex: number;
  readonly goTo: (index: number) => void;
  readonly close: () => void;
}

/** The search in the document shown; null when there is none. */
export const SearchHitsContext = createContext<SearchHits | null>(null);

export function useSearchHits(): SearchHits | null {
  return use(SearchHitsContext);
}

/** Searches for the words with which somebody came from the library, until closed. */
export function useDocumentSearchHits(documentId: number): SearchHits | null {
  const { sought: initialWords } = useLibraryState();
  // The report's filters create new history state, so the initial words are kept here.
  const [words, setWords] = useState(initialWords ?? null);
  const [currentIndex, setCurrentIndex] = useState(0);
  const { data, isError } = useQuery({
    ...searchHitsQuery(documentId, words ?? ''),
    enabled: words !== null,
  });
  return useMemo(() => {
    if (words === null) return null;
    const { places: hits = [], isCut = false } = data ?? {};
    const count = Math.max(hits.length, 1);
    return {
      words,
      hits,
      isCut,
      state: isError ? 'failed' : data ? 'found' : 'looking',
      current: hits[currentIndex],
      currentIndex,
      goTo: (next) => setCurrentIndex((next + count) % count),
      close: () => setWords(null),
    };
  }, [words, data, isError, currentIndex]);
}
