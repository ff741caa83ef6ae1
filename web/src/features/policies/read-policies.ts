import { policyListSchema } from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { readJson } from '#web/lib/api/api-client.ts';

const PATH = '/api/policies';

/** The policies to choose from, refetched whenever they are shown: other tabs and devices add some. */
export const policiesQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => readJson(PATH, policyListSchema, { signal }),
  refetchOnMount: 'always',
});
