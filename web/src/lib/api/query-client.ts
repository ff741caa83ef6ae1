import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';

import { ApiError } from './api-error.ts';

let reactToRefusedSession: (error: ApiError) => void = () => undefined;

/**
 * Registers the handler for when the server rejects the session: with 401 when it was ended elsewhere, and with 403,
 * among other reasons, when it lacks something.
 */
export function onRefusedSession(react: (error: ApiError) => void): void {
  reactToRefusedSession = react;
}

// The default scheduler uses a timer; a button would then not have updated by the second click of a double click.
notifyManager.setScheduler(queueMicrotask);

/** The single cache of server state, with the product's defaults: no retries, no polling, nothing goes stale. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reportRefusedSession }),
  mutationCache: new MutationCache({ onError: reportRefusedSession }),
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      staleTime: Infinity,
      // A self-hosted server on the same machine responds without an internet connection.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

function reportRefusedSession(error: unknown): void {
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
    reactToRefusedSession(error);
  }
}
