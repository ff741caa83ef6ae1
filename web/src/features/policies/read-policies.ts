import { policyListSchema } from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { readJson } from '#web/lib/api/api-client.ts';

const PATH = '/api/policies';

/** The policies to choose from; they change only with the server. */
export const policiesQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => readJson(PATH, policyListSchema, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
