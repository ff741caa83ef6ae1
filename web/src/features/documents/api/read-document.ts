import { documentSchema, POLLING_INTERVAL_MS } from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { statusOf } from '#web/lib/api-error.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { readQuery } from '#web/lib/read-query.ts';
import { refetchOnOpening } from '#web/lib/refetch-on-opening.ts';

import { isUnderWay } from '../document-progress.ts';

const RETRIES = 3;

/** One document; asked for again every two seconds while it is being worked on, still there, and its tab is seen. */
export function documentQuery(id: number) {
  return queryOptions({
    ...readQuery(`/api/documents/${id}`, documentSchema),
    refetchOnMount: refetchOnOpening,
    retry: (failures, error) => failures < RETRIES && !isGone(error),
    refetchInterval: ({ state }) =>
      state.data && isUnderWay(state.data) && !isGone(state.error) ? POLLING_INTERVAL_MS : false,
    refetchIntervalInBackground: false,
  });
}

/** Has a document read again that another one changed: as a newer version of it does, it is told there. */
export function refreshDocument(id: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: documentQuery(id).queryKey });
}

function isGone(error: unknown): boolean {
  return statusOf(error) === 404;
}
