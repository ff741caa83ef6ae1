import { type AllowedValue, type AllowRequest, allowedListSchema } from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { deleteAt, postJson } from './api-client.ts';
import { statusOf } from './api-error.ts';
import { queryClient } from './query-client.ts';
import { readQuery } from './read-query.ts';

const PATH = '/api/allowed';
/** What is read of documents and rests on which values count. */
const RESTING = ['/api/analysis/', '/api/documents', '/api/statistics', PATH];

/** The values that count in none of the account's documents, read anew whenever they are shown: programs add some too. */
export const allowedQuery = queryOptions({
  ...readQuery(PATH, allowedListSchema),
  refetchOnMount: 'always',
});

/** Has values count in no document any more, shows what is on the screen as it then stands, and gives them as they are kept. */
export async function allowValues(request: AllowRequest): Promise<readonly AllowedValue[]> {
  const allowed = await postJson(PATH, request, allowedListSchema);
  await readAnew();
  return allowed;
}

/** Has a value count again in all documents; one that does already is no failure. */
export async function removeAllowed(id: number): Promise<void> {
  try {
    await deleteAt(`${PATH}/${id}`);
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
  await readAnew();
}

async function readAnew(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && RESTING.some((begin) => path.startsWith(begin)),
  });
}
