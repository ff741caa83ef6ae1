import { documentTextSchema } from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { readFile } from '#web/lib/api-client.ts';
import { readQuery } from '#web/lib/read-query.ts';

/**
 * The text read from a document, with the places of its findings. Cached for the life of the tab: the server caches OCR
 * results for only a few minutes, and repeating OCR takes half a minute.
 */
export function documentTextQuery(documentId: number) {
  return queryOptions({
    ...readQuery(`/api/documents/${documentId}/text`, documentTextSchema),
    gcTime: Infinity,
  });
}

/** The original uploaded file. */
export function originalQuery(documentId: number) {
  const path = `/api/documents/${documentId}/file`;
  return queryOptions({ queryKey: [path], queryFn: () => readFile(path) });
}
