import {
  type ApiKeyScope,
  apiKeyListSchema,
  type CreatedApiKey,
  createdApiKeySchema,
} from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { deleteAt, postJson } from '#web/lib/api/api-client.ts';
import { statusOf } from '#web/lib/api/api-error.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { readQuery } from '#web/lib/api/read-query.ts';
import { DAY_MS } from '#web/lib/format/day-ms.ts';

const PATH = '/api/api-keys';

/** The lifetime of a new key: a number of days, or unlimited. */
export type Expiry = '30' | '90' | '365' | 'never';

/** The account's keys, refetched whenever they are shown: programs may have used them since. */
export const apiKeysQuery = queryOptions({
  ...readQuery(PATH, apiKeyListSchema),
  refetchOnMount: 'always',
});

/** Creates a key; its secret is only in this response. */
export async function createApiKey(wish: {
  readonly name: string;
  readonly scope: ApiKeyScope;
  readonly expiry: Expiry;
}): Promise<CreatedApiKey> {
  const { name, scope, expiry } = wish;
  const expiresAt =
    expiry === 'never' ? null : new Date(Date.now() + Number(expiry) * DAY_MS).toISOString();
  const created = await postJson(PATH, { name, scope, expiresAt }, createdApiKeySchema);
  await queryClient.invalidateQueries({ queryKey: [PATH] });
  return created;
}

/** Permanently revokes a key; succeeds if it no longer exists. */
export async function revokeApiKey(id: number): Promise<void> {
  try {
    await deleteAt(`${PATH}/${id}`);
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
  await queryClient.invalidateQueries({ queryKey: [PATH] });
}
