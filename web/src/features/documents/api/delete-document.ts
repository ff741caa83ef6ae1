import { deleteAt } from '#web/lib/api-client.ts';
import { statusOf } from '#web/lib/api-error.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** Permanently deletes a document and everything this tab has cached of it; succeeds if it no longer exists. */
export async function deleteDocument(id: number): Promise<void> {
  const path = `/api/documents/${id}`;
  try {
    await deleteAt(path);
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
  for (const root of [path, `/api/analysis/${id}`]) {
    queryClient.removeQueries({ predicate: ({ queryKey }) => isWithin(root, queryKey[0]) });
  }
}

/** Whether a cached query's path is `root` or below it. */
function isWithin(root: string, path: unknown): boolean {
  return typeof path === 'string' && `${path}/`.startsWith(`${root}/`);
}
