import { keyFileSchema, type CleanRequest, type Document } from '@proviso/contracts';

import { postForFile } from '#web/lib/api-client.ts';
import { queryClient } from '#web/lib/query-client.ts';

import { saveKey } from '../putting-back/save-key.ts';
import { cleaningsQuery } from './clean-document.ts';

/** What came of a key: one of another copy fits nothing that the person has, and is not saved. */
export type KeyOutcome = 'saved' | 'empty' | 'other-copy';

/** Has the server make the key to the copy that was made last by these choices, and saves it. */
export async function makeKey(
  { id, name }: Pick<Document, 'id' | 'name'>,
  { choices, passphrase }: { readonly choices: CleanRequest; readonly passphrase: string },
): Promise<KeyOutcome> {
  const { fileName, content } = await postForFile(`/api/documents/${id}/clean/key`, choices);
  const key = keyFileSchema.parse(JSON.parse(await content.text()));
  if (key.labels.length === 0) return 'empty';
  const [newest] = await queryClient.fetchQuery(cleaningsQuery(id));
  if (newest?.certificate.output.sha256 !== key.copy?.sha256) return 'other-copy';
  await saveKey(fileName ?? `key-${name}.json`, key, passphrase);
  return 'saved';
}
