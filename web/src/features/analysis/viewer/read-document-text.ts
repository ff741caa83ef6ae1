import { documentTextSchema } from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { readFile } from '#web/lib/api/api-client.ts';
import { readQuery } from '#web/lib/api/read-query.ts';

const KEPT_MS = 30 * 60 * 1000;

/**
 * The text read from a document, with the places of its findings. Cached for half an hour after it was last shown:
 * the server caches OCR results for only a few minutes, and repeating OCR takes half a minute; but the texts of all
 * documents that were ever opened need not stay in the tab.
 */
export function documentTextQuery(documentId: number) {
  return queryOptions({
    ...readQuery(`/api/documents/${documentId}/text`, documentTextSchema),
    gcTime: KEPT_MS,
  });
}

/** The original uploaded file. */
export function originalQuery(documentId: number) {
  const path = `/api/documents/${documentId}/file`;
  return queryOptions({ queryKey: [path], queryFn: () => readFile(path) });
}
