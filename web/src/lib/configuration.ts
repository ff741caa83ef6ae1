import type { Configuration } from '@proviso/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { readJson } from './api-client.ts';
import { queryClient } from './query-client.ts';

const configurationQuery = queryOptions({
  queryKey: ['/api/config'],
  // The schemas are fetched apart, so that the landing page draws without them.
  queryFn: async ({ signal }) => {
    const { configurationSchema } = await import('@proviso/contracts');
    return readJson('/api/config', configurationSchema, { signal });
  },
});

/** What this installation offers; undefined until the server has told. */
export function useConfiguration(): Configuration | undefined {
  return useQuery(configurationQuery).data;
}

/** The same outside of components; asks the server once. */
export function loadConfiguration(): Promise<Configuration> {
  return queryClient.fetchQuery(configurationQuery);
}
