import type { Configuration } from '@proviso/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { queryClient } from '#web/lib/api/query-client.ts';
import { readQuery } from '#web/lib/api/read-query.ts';

import { readPublicFacts, type PublicFacts } from './public-facts.ts';

const PATH = '/api/config';
/** The element in which the server embeds the response to this call. */
const ELEMENT = '#configuration';
const asked = readQuery<unknown>(PATH, { parse: (value) => value });
const rawQuery = queryOptions({
  ...asked,
  // In development, no server fills in the page.
  initialData: (): unknown => {
    const json = document.querySelector(ELEMENT)?.textContent;
    return json ? JSON.parse(json) : undefined;
  },
});

const configurationQuery = queryOptions({
  queryKey: [PATH, null, 'checked'],
  queryFn: async (): Promise<Configuration> => {
    const [raw, contracts] = await Promise.all([
      queryClient.fetchQuery(rawQuery),
      import('@proviso/contracts'),
    ]);
    return contracts.configurationSchema.parse(raw);
  },
});

/** What this installation offers; undefined until loaded. */
export function useConfiguration(): Configuration | undefined {
  return useQuery(configurationQuery).data;
}

/** The same outside components; makes at most one request. */
export function loadConfiguration(): Promise<Configuration> {
  return queryClient.fetchQuery(configurationQuery);
}

/** The part of it that a visitor's first page shows. */
export function usePublicFacts(): PublicFacts {
  return useQuery({ ...rawQuery, select: readPublicFacts }).data ?? {};
}
