import type { WordsInDocument } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo, useState } from 'react';

import { useLibraryPlace } from '#web/lib/sought-words.ts';

import { placesQuery } from './find-in-document.ts';

type SoughtPlace = WordsInDocument['places'][number];

/** Words that somebody came here for, and their places in the document. */
export interface Sought {
  readonly words: string;
  readonly places: readonly SoughtPlace[];
  readonly isCut: boolean;
  readonly state: 'looking' | 'found' | 'failed';
  /** The place that is gone to. */
  readonly current: SoughtPlace | undefined;
  /** Its number, counted from 0. */
  readonly at: number;
  readonly goTo: (at: number) => void;
  readonly close: () => void;
}

/** What is sought in the document that is shown; null where nothing is. */
export const SoughtContext = createContext<Sought | null>(null);

export function useSought(): Sought | null {
  return use(SoughtContext);
}

/** Looks for the words with which somebody came from the library, until told to stop. */
export function useSoughtHere(documentId: number): Sought | null {
  const { sought: wanted } = useLibraryPlace();
  // Filters of the report begin a new state of the history: what somebody came with is kept beside it.
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
