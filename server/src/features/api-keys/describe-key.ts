import type { ApiKey } from '@proviso/contracts';

import type { ApiKeyRecord } from './api-key-store.ts';

/** A key as its owner sees it, who has a second factor or has not. */
export function describeKey(key: ApiKeyRecord, hasSecondFactor: boolean): ApiKey {
  return {
    id: key.id,
    name: key.name,
    scope: key.scope,
    ending: key.ending,
    createdAt: new Date(key.created_at).toISOString(),
    expiresAt: toIso(key.expires_at),
    lastUsedAt: toIso(key.last_used_at),
    needsSecondFactor: hasSecondFactor && key.is_assured === 0,
  };
}

function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
