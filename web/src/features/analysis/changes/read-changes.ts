import { changesOrNoneSchema } from '@proviso/contracts';

import { readQuery } from '#web/lib/read-query.ts';

/** What changed since the previous version; read anew with each report that opens, for it depends on two of them. */
export function changesQuery(documentId: number) {
  return {
    ...readQuery(`/api/documents/${documentId}/changes`, changesOrNoneSchema),
    refetchOnMount: 'always',
  } as const;
}
