import type { Document } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';

import { ChangesContext, NO_CHANGES, type KnownChanges } from './known-changes.ts';
import { changesQuery } from './read-changes.ts';

/** Provides its children with the changes since the previous version; makes no request when there is none. */
export function ChangesProvider({
  document,
  children,
}: {
  readonly document: Pick<Document, 'id' | 'previousId'>;
  readonly children: ReactNode;
}) {
  const isNewer = document.previousId !== null;
  const { data, error, isFetching, refetch } = useQuery({
    ...changesQuery(document.id),
    enabled: isNewer,
  });
  const isRetrying = isFetching && error !== null;
  const known = useMemo<KnownChanges>(() => {
    if (!isNewer || data === null) return NO_CHANGES;
    if (data !== undefined) {
      const newIds = new Set(data.added);
      return { ...NO_CHANGES, comparison: 'compared', changes: data, newIds };
    }
    if (error === null) return { ...NO_CHANGES, comparison: 'pending' };
    const retry = () => void refetch();
    return { ...NO_CHANGES, comparison: 'failed', error, isRetrying, retry };
  }, [isNewer, data, error, isRetrying, refetch]);
  return <ChangesContext value={known}>{children}</ChangesContext>;
}
