import type { WordsInDocument } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo, useState } from 'react';

import { useLibraryPlace } from '#web/lib/sought-words.ts';

import { placesQuery } from './find-in-document.ts';

type SoughtPlace = WordsInDocument['places'][number];

/** The words that somebody searched for, and their matches in the document. */
export interface Sought {
  readonly words: string;
  readonly places: readonly SoughtPlace[];
  readonly isCut: boolean;
  readonly state: 'looking' | 'found' | 'failed';
  /** The current match. */
  readonly current: SoughtPlace | undefined;
  /** Its zero-based index. */
  readonly at: number;
  readonly goTo: (at: number) => void;
  readonly close: () => void;
}

/** The search in the document shown; null when there is none. */
export const SoughtContext = createContext<Sought | null>(null);

export function useSought(): Sought | null {
  return use(SoughtContext);
}

/** Searches for the words with which somebody came from the library, until closed. */
export function useSoughtHere(documentId: number): Sought | null {
  const { sought: wanted } = useLibraryPlace();
  // The report's filters create new history state, so the initial words are kept here.
  const [words, setWords] = useState(wanted ?? null);
  const [at, setAt] = useState(0);
  const { data, isError } = useQuery({
    ...placesQuery(documentId, words ?? ''),
    enabled: words !== null,
  });
  return useMemo(() => {
    if (words === null) return null;
    const { places = [], isCut = false } = data ?? {};
    const count = Math.max(places.length, 1);
    return {
      words,
      places,
      isCut,
      state: isError ? 'failed' : data ? 'found' : 'looking',
      current: places[at],
      at,
      goTo: (next) => setAt((next + count) % count),
      close: () => setWords(null),
    };
  }, [words, data, isError, at]);
}
