import { documentSchema, type Document, type RescanRequest } from '@proviso/contracts';

import { postJson } from '#web/lib/api/api-client.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { showAnswer } from '#web/lib/api/show-answer.ts';

import { documentQuery } from './read-document.ts';

/** Has the server analyze a document again, and drops the previous report from the cache. */
export async function rescanDocument(id: number, request: RescanRequest): Promise<Document> {
  const call = postJson(`/api/documents/${id}/rescan`, request, documentSchema);
  const document = await showAnswer(documentQuery(id), call);
  queryClient.removeQueries({ queryKey: [`/api/analysis/${id}`] });
  queryClient.removeQueries({ queryKey: [`/api/documents/${id}/changes`] });
  // It contains the places of the previous findings.
  queryClient.removeQueries({ queryKey: [`/api/documents/${id}/text`] });
  return document;
}
