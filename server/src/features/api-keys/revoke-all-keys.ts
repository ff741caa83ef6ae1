import type { RevokeAccess } from '#server/ports/account-lifecycle.ts';
import type { Audit } from '#server/ports/audit.ts';

import type { ApiKeyStore } from './api-key-store.ts';

interface Dependencies {
  readonly keys: Pick<ApiKeyStore, 'removeAll'>;
  readonly audit: Audit;
}

/** Revokes every key of an account, immediately and permanently. */
export function createRevokeAllKeys({ keys, audit }: Dependencies): RevokeAccess {
  return async (transaction, profile) => {
    for (const { id, name } of await keys.removeAll(transaction, profile.id)) {
      await audit.record(transaction, profile, { kind: 'key.revoked', subject: { id, name } });
    }
  };
}
