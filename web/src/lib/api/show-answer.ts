import type { QueryKey } from '@tanstack/react-query';

import { queryClient } from './query-client.ts';

/**
 * Makes a change whose answer takes the place of what is cached. A reading that began before is stopped, because it
 * would undo the change on screen when it arrives. If another change was shown meanwhile, nobody knows which answer is
 * the newer one: it is read again.
 */
export async function showAnswer<Answer>(
  { queryKey }: { readonly queryKey: QueryKey },
  call: Promise<Answer>,
): Promise<Answer> {
  const writes = countWrites(queryKey);
  const answer = await call;
  await queryClient.cancelQueries({ queryKey, exact: true });
  const isAlone = countWrites(queryKey) === writes;
  queryClient.setQueryData(queryKey, answer);
  if (!isAlone) await queryClient.invalidateQueries({ queryKey, exact: true });
  return answer;
}

function countWrites(queryKey: QueryKey): number {
  return queryClient.getQueryState(queryKey)?.dataUpdateCount ?? 0;
}
