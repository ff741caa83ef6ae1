import { secondReaderSchema, type Reader } from '@proviso/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { usePublicFacts } from '#web/lib/configuration.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { readQuery } from '#web/lib/read-query.ts';
import { refetchOnOpening } from '#web/lib/refetch-on-opening.ts';
import { SECOND_READER } from '#web/lib/second-reader.ts';

/**
 * What this account has chosen; read anew on every screen that shows it, and when somebody comes back to it from another
 * tab, where it may have been changed.
 */
export const secondReaderQuery = {
  ...readQuery(SECOND_READER, secondReaderSchema),
  refetchOnMount: refetchOnOpening,
  refetchOnWindowFocus: 'always',
} as const;

/** The same in components. Nothing is asked where the operator has set up no language model. */
export function useSecondReader() {
  const { languageModel } = usePublicFacts();
  return useQuery({ ...secondReaderQuery, enabled: languageModel !== undefined });
}

/** Who is offered, so far as was read. */
export function offeredReader(): Reader | null | undefined {
  return queryClient.getQueryData(secondReaderQuery.queryKey)?.offered;
}

/** Who reads this account's documents too; null where nobody does, and until that is known. */
export function readerInUse({
  data,
}: Pick<UseQueryResult<{ offered: Reader | null; isOn: boolean }>, 'data'>): Reader | null {
  return data?.isOn ? data.offered : null;
}
