import { statisticsSchema } from '@proviso/contracts';

import { readQuery } from '#web/lib/read-query.ts';
import { refetchOnOpening } from '#web/lib/refetch-on-opening.ts';

/** The account's figures; asked for anew whenever the screen that shows them is opened. */
export const statisticsQuery = {
  ...readQuery('/api/statistics', statisticsSchema),
  refetchOnMount: refetchOnOpening,
};
