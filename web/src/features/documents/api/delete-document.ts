import { deleteAt } from '#web/lib/api/api-client.ts';
import { statusOf } from '#web/lib/api/api-error.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { forgetContent } from '#web/product/document-gone.ts';

/** Permanently deletes a document and everything this tab has cached of it; succeeds if it no longer exists. */
export async function deleteDocument(id: number): Promise<void> {
  const path = `/api/documents/${id}`;
  try {
    await deleteAt(path);
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
  queryClient.removeQueries({ queryKey: [path] });
  forgetContent(id);
}
