import { deleteAt } from '#web/lib/api-client.ts';
import { statusOf } from '#web/lib/api-error.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** Deletes a document for good, and all that this tab has read of it; one that is gone already is no failure. */
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

/** Whether what was read stands at a path or below it. */
function isWithin(root: string, path: unknown): boolean {
  return typeof path === 'string' && `${path}/`.startsWith(`${root}/`);
}
