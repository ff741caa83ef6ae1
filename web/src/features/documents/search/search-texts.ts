import {
  MAX_SEARCH_LENGTH,
  searchAnswerSchema,
  searchRequestSchema,
  type SearchAnswer,
} from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { postJson } from '#web/lib/api/api-client.ts';

import { texts } from './texts.ts';

const PATH = '/api/search';

/**
 * The documents whose texts contain the words. Refetched whenever shown again; leaving aborts the search on the server.
 */
export function searchQuery(words: string) {
  return queryOptions({
    queryKey: [PATH, words],
    queryFn: ({ signal }): Promise<SearchAnswer> =>
      postJson(PATH, { text: words }, searchAnswerSchema, { signal }),
    staleTime: 0,
  });
}

/** Why these words cannot be searched for; undefined if they can. */
export function validateSearchWords(words: string): string | undefined {
  if (words.trim().length > MAX_SEARCH_LENGTH) return texts.tooLong;
  return searchRequestSchema.safeParse({ text: words }).success ? undefined : texts.tooShort;
}

/** What the response says was not searched, in sentences. */
export function describeSkipped({ searchedInPart, notSearched }: SearchAnswer): string[] {
  const counts = { searchedInPart, ...notSearched };
  const { title: _, ...sentences } = texts.missed;
  const names = Object.keys(sentences) as (keyof typeof sentences)[];
  return names.filter((name) => counts[name] > 0).map((name) => sentences[name](counts[name]));
}
