import { changesOrNoneSchema } from '@proviso/contracts';

import { readQuery } from '#web/lib/api/read-query.ts';

/** What changed since the previous version; refetched whenever a report opens, because it depends on two reports. */
export function changesQuery(documentId: number) {
  return {
    ...readQuery(`/api/documents/${documentId}/changes`, changesOrNoneSchema),
    refetchOnMount: 'always',
  } as const;
}
