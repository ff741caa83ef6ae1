import { documentTextSchema } from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { readFile } from '#web/lib/api-client.ts';
import { readQuery } from '#web/lib/read-query.ts';

/**
 * What was read of a document, with the places of its findings. Kept while the tab lives: the server keeps what it
 * recognised in a scan for minutes alone, and recognising it once more takes it half a minute.
 */
export function documentTextQuery(documentId: number) {
  return queryOptions({
    ...readQuery(`/api/documents/${documentId}/text`, documentTextSchema),
    gcTime: Infinity,
  });
}

/** The file as it was uploaded. */
export function originalQuery(documentId: number) {
  const path = `/api/documents/${documentId}/file`;
  return queryOptions({ queryKey: [path], queryFn: () => readFile(path) });
}
