import type { ProfileRecord } from '#server/account.ts';
import type { Audit } from '#server/ports/audit.ts';
import { lockAccount } from '#server/tables/lock-account.ts';
import type { Database } from '#server/tables/schema.ts';

import type { ApiKeyStore } from './api-key-store.ts';
import { keyNotFound } from './errors.ts';

interface Dependencies {
  readonly database: Database;
  readonly keys: ApiKeyStore;
  readonly audit: Audit;
}

export type RevokeKey = (profile: ProfileRecord, id: number) => Promise<void>;

/** Revokes one of the account's keys, immediately and permanently. */
export function createRevokeKey({ database, keys, audit }: Dependencies): RevokeKey {
  return (profile, id) =>
    database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, profile.id);
      const removed = await keys.remove(transaction, profile.id, id);
      if (removed === undefined) throw keyNotFound();
      const subject = { id, name: removed.name };
      await audit.record(transaction, profile, { kind: 'key.revoked', subject });
    });
}
