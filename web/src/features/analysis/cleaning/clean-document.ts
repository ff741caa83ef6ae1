import { cleaningListSchema, type CleanRequest, type Document } from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { postForFile, readJson } from '#web/lib/api-client.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { saveFile } from '#web/lib/save-file.ts';

/** Has the server create a cleaned copy and saves it under the name that the server chooses. */
export async function cleanDocument(
  { id, name }: Pick<Document, 'id' | 'name'>,
  choices?: CleanRequest,
): Promise<void> {
  const { fileName, content } = await postForFile(`/api/documents/${id}/clean`, choices);
  saveFile(fileName ?? `cleaned-${name}`, content);
  await queryClient.invalidateQueries({ queryKey: cleaningsQuery(id).queryKey });
}

/** The certificates of a document's cleaned copies, newest first. */
export function cleaningsQuery(documentId: number) {
  const path = `/api/documents/${documentId}/cleanings`;
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => readJson(path, cleaningListSchema, { signal }),
  });
}
