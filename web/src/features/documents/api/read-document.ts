import { documentSchema, POLLING_INTERVAL_MS } from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { readJson } from '#web/lib/api/api-client.ts';
import { statusOf } from '#web/lib/api/api-error.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { refetchOnOpening } from '#web/lib/api/refetch-on-opening.ts';
import { forgetContent } from '#web/product/document-gone.ts';

import { isInProgress } from '../document-progress.ts';

const RETRIES = 3;

/** One document; polled every two seconds while it is being processed, still exists, and its tab is visible. */
export function documentQuery(id: number) {
  const path = `/api/documents/${id}`;
  return queryOptions({
    queryKey: [path],
    async queryFn({ signal }) {
      try {
        return await readJson(path, documentSchema, { signal });
      } catch (error) {
        // It was deleted elsewhere, or by its retention: what this tab has read of it goes as well.
        if (isGone(error)) forgetContent(id);
        throw error;
      }
    },
    refetchOnMount: refetchOnOpening,
    // Somebody who returns from another tab may have deleted it there, or have had it analyzed again.
    refetchOnWindowFocus: refetchOnOpening,
    retry: (failures, error) => failures < RETRIES && !isGone(error),
    refetchInterval: ({ state }) =>
      state.data && isInProgress(state.data) && !isGone(state.error) ? POLLING_INTERVAL_MS : false,
    refetchIntervalInBackground: false,
    // A document that could not be reached appears by itself when the network is back.
    refetchOnReconnect: ({ state }) => state.data === undefined,
  });
}

/** Refetches a document affected by a change to another one, such as a newer version, which it refers to. */
export function refreshDocument(id: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: documentQuery(id).queryKey });
}

function isGone(error: unknown): boolean {
  return statusOf(error) === 404;
}
