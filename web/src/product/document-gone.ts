import { documentSchema, type Document } from '@proviso/contracts';

import { readJson } from '#web/lib/api/api-client.ts';
import { statusOf } from '#web/lib/api/api-error.ts';
import { queryClient } from '#web/lib/api/query-client.ts';

/** A call failed because its document was deleted meanwhile, for example in another tab. */
export class DocumentGoneError extends Error {
  override readonly name = 'DocumentGoneError';

  constructor(cause: unknown) {
    super('This document no longer exists.', { cause });
  }
}

/** Removes the text, the file and the report that this tab has cached of a document that no longer exists. */
export function forgetContent(id: Document['id']): void {
  queryClient.removeQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' &&
      (path === `/api/analysis/${id}` || path.startsWith(`/api/documents/${id}/`)),
  });
}

/**
 * Why a call about a document failed: a `DocumentGoneError` when the document no longer exists, which the screens that
 * show it then learn too, and otherwise the error itself.
 */
export async function explainFailure(id: Document['id'], error: unknown): Promise<unknown> {
  if (statusOf(error) !== 404) return error;
  const path = `/api/documents/${id}`;
  try {
    await readJson(path, documentSchema);
    return error;
  } catch (failure) {
    if (statusOf(failure) !== 404) return error;
  }
  for (const key of [path, '/api/documents']) {
    await queryClient.invalidateQueries({ queryKey: [key] });
  }
  forgetContent(id);
  return new DocumentGoneError(error);
}
