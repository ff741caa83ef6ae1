import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { statusOf } from './api-error.ts';

let reactToRefusedSession: () => void = () => undefined;

/** Names what to do when the server no longer accepts the session, for example because it was ended elsewhere. */
export function onRefusedSession(react: () => void): void {
  reactToRefusedSession = react;
}

/** The one cache of server state, with the product's defaults: no retries, no polling, nothing goes stale. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeRefusedSession }),
  mutationCache: new MutationCache({ onError: noticeRefusedSession }),
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      staleTime: Infinity,
      // A self-hosted server on the same machine answers without an internet connection.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

function noticeRefusedSession(error: unknown): void {
  if (statusOf(error) === 401) reactToRefusedSession();
}
