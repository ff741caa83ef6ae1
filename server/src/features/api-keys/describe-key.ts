import type { ApiKey } from '@proviso/contracts';

import { isoTime } from '#server/tables/iso-time.ts';

import type { ApiKeyRecord } from './api-key-store.ts';

/** A key as shown to its owner, given whether they have a second factor. */
export function describeKey(key: ApiKeyRecord, hasSecondFactor: boolean): ApiKey {
  return {
    id: key.id,
    name: key.name,
    scope: key.scope,
    ending: key.ending,
    createdAt: isoTime(key.created_at),
    expiresAt: isoTime(key.expires_at),
    lastUsedAt: isoTime(key.last_used_at),
    needsSecondFactor: hasSecondFactor && key.is_assured === 0,
  };
}
