import { type AllowedValue, type AllowRequest, allowedListSchema } from '@proviso/contracts';
import { queryOptions, type QueryKey } from '@tanstack/react-query';

import { deleteAt, postJson } from '#web/lib/api/api-client.ts';
import { statusOf } from '#web/lib/api/api-error.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { readQuery } from '#web/lib/api/read-query.ts';

const PATH = '/api/allowed';
/** Paths of data that depends on which values count; what a document says, and its file, do not. */
const DEPENDENT_PATHS =
  /^\/api\/(?:allowed|statistics|analysis\/.+|documents(?:\/\d+(?:\/(?:changes|cleanings))?)?)$/;

/**
 * The values that count in none of the account's documents, refetched whenever they are shown: programs add some too.
 */
export const allowedQuery = queryOptions({
  ...readQuery(PATH, allowedListSchema),
  refetchOnMount: 'always',
});

/** Makes values count in no document, refreshes what is shown, and returns the values as stored. */
export async function allowValues(request: AllowRequest): Promise<readonly AllowedValue[]> {
  const allowed = await postJson(PATH, request, allowedListSchema);
  await refreshDependents();
  return allowed;
}

/** Makes a value count again in all documents; succeeds if it already does. */
export async function removeAllowed(id: number): Promise<void> {
  try {
    await deleteAt(`${PATH}/${id}`);
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
  await refreshDependents();
}

async function refreshDependents(): Promise<void> {
  const predicate = ({ queryKey: [path] }: { readonly queryKey: QueryKey }) =>
    typeof path === 'string' && DEPENDENT_PATHS.test(path);
  // A first reading that began before is not repeated by the next call, and would bring what no longer holds.
  await queryClient.cancelQueries({ predicate });
  await queryClient.invalidateQueries({ predicate });
}
