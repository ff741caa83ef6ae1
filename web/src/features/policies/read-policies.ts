import { policyListSchema } from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { readQuery } from '#web/lib/api/read-query.ts';
import { refetchOnOpening } from '#web/lib/api/refetch-on-opening.ts';

/** The policies to choose from. */
export const policiesQuery = queryOptions({
  ...readQuery('/api/policies', policyListSchema),
  refetchOnMount: refetchOnOpening,
});
