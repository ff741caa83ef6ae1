import { statisticsSchema } from '@proviso/contracts';

import { readQuery } from '#web/lib/api/read-query.ts';
import { refetchOnOpening } from '#web/lib/api/refetch-on-opening.ts';

/** The account's figures; refetched whenever a screen that shows them opens. */
export const statisticsQuery = {
  ...readQuery('/api/statistics', statisticsSchema),
  refetchOnMount: refetchOnOpening,
};
