import { wordsInDocumentSchema } from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { postJson } from '#web/lib/api/api-client.ts';

/** The occurrences of words in a document. */
export function searchHitsQuery(documentId: number, words: string) {
  const path = `/api/documents/${documentId}/search`;
  return queryOptions({
    queryKey: [path, words],
    queryFn: ({ signal }) => postJson(path, { text: words }, wordsInDocumentSchema, { signal }),
  });
}
