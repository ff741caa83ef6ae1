import { documentListSchema, POLLING_INTERVAL_MS } from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { queryClient } from '#web/lib/api/query-client.ts';
import { readQuery } from '#web/lib/api/read-query.ts';
import { refetchOnOpening } from '#web/lib/api/refetch-on-opening.ts';

import { isInProgress } from '../document-progress.ts';

const PATH = '/api/documents';

/** The account's documents; polled every two seconds while any of them is being processed. */
export function documentsQuery(userId?: number) {
  return queryOptions({
    ...readQuery(PATH, documentListSchema, userId === undefined ? undefined : { userId }),
    refetchOnMount: refetchOnOpening,
    refetchInterval: ({ state }) => (state.data?.some(isInProgress) ? POLLING_INTERVAL_MS : false),
  });
}

/** Refetches every list after a document has changed. */
export function refreshDocuments(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [PATH] });
}
