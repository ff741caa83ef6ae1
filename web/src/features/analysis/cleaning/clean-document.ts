import {
  type Certificate,
  cleaningListSchema,
  type CleanRequest,
  type Document,
} from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { postForFile, readJson } from '#web/lib/api/api-client.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { saveFile } from '#web/lib/save-file.ts';

/**
 * Has the server create a cleaned copy and saves it under the name that the server chooses; returns what was changed,
 * if its certificate could be read.
 */
export async function cleanDocument(
  { id, name }: Pick<Document, 'id' | 'name'>,
  choices?: CleanRequest,
): Promise<Certificate['edits'] | undefined> {
  const { fileName, content } = await postForFile(`/api/documents/${id}/clean`, choices);
  saveFile(fileName ?? `cleaned-${name}`, content);
  await queryClient.invalidateQueries({ queryKey: cleaningsQuery(id).queryKey });
  // The copy is saved: that its certificate cannot be read is no failure.
  const cleanings = await queryClient.fetchQuery(cleaningsQuery(id)).catch(() => undefined);
  return cleanings?.[0]?.certificate.edits;
}

/** The certificates of a document's cleaned copies, newest first. */
export function cleaningsQuery(documentId: number) {
  const path = `/api/documents/${documentId}/cleanings`;
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => readJson(path, cleaningListSchema, { signal }),
  });
}
