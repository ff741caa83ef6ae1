import { secondReaderSchema, type Reader } from '@proviso/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { queryClient } from '#web/lib/api/query-client.ts';
import { readQuery } from '#web/lib/api/read-query.ts';
import { refetchOnOpening } from '#web/lib/api/refetch-on-opening.ts';
import { usePublicFacts } from '#web/product/configuration.ts';
import { SECOND_READER_PATH } from '#web/product/second-reader.ts';

/**
 * This account's choice; refetched on every screen that shows it, and when somebody returns from another tab, where it
 * may have been changed.
 */
export const secondReaderQuery = {
  ...readQuery(SECOND_READER_PATH, secondReaderSchema),
  refetchOnMount: refetchOnOpening,
  refetchOnWindowFocus: 'always',
} as const;

/** The same as a hook. Makes no request if the operator has not configured a language model. */
export function useSecondReader() {
  const { languageModel } = usePublicFacts();
  return useQuery({ ...secondReaderQuery, enabled: languageModel !== undefined });
}

/** The reader offered, if cached. */
export function offeredReader(): Reader | null | undefined {
  return queryClient.getQueryData(secondReaderQuery.queryKey)?.offered;
}

/** The reader in use for this account's documents; null if none is, and until known. */
export function readerInUse({
  data,
}: Pick<UseQueryResult<{ offered: Reader | null; isOn: boolean }>, 'data'>): Reader | null {
  return data?.isOn ? data.offered : null;
}
