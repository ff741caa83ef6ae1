import { deleteAt } from '#web/lib/api-client.ts';
import { statusOf } from '#web/lib/api-error.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** Deletes a document for good; one that is gone already is no failure. */
export async function deleteDocument(id: number): Promise<void> {
  const path = `/api/documents/${id}`;
  try {
    await deleteAt(path);
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
  // Nothing of it stays in the browser either.
  queryClient.removeQueries({ queryKey: [path] });
  queryClient.removeQueries({ queryKey: [`/api/analysis/${id}`] });
}
