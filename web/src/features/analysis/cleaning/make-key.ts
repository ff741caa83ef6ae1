import { keyFileSchema, type CleanRequest, type Document } from '@proviso/contracts';

import { postForFile } from '#web/lib/api/api-client.ts';
import { queryClient } from '#web/lib/api/query-client.ts';

import type { NamedKey } from '../putting-back/save-key-dialog.tsx';
import { cleaningsQuery } from './clean-document.ts';

/** A key to save; or why there is none: a key of another copy would not fit the copy that the person has. */
export type KeyOutcome = NamedKey | 'empty' | 'other-copy';

/** Has the server create the key for the latest copy made with these choices. */
export async function makeKey(
  { id, name }: Pick<Document, 'id' | 'name'>,
  choices: CleanRequest,
): Promise<KeyOutcome> {
  const { fileName, content } = await postForFile(`/api/documents/${id}/clean/key`, choices);
  const file = keyFileSchema.parse(JSON.parse(await content.text()));
  if (file.labels.length === 0) return 'empty';
  const [newest] = await queryClient.fetchQuery(cleaningsQuery(id));
  if (newest?.certificate.output.sha256 !== file.copy?.sha256) return 'other-copy';
  return { name: fileName ?? `key-${name}.json`, file };
}
