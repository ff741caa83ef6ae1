import type { CreatedApiKey, createApiKeySchema } from '@proviso/contracts';
import type { z } from 'zod';

import type { Account, ProfileRecord } from '#server/account.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Identity } from '#server/ports/identity.ts';
import { lockAccount } from '#server/tables/lock-account.ts';
import type { Database } from '#server/tables/schema.ts';

import type { ApiKeyStore } from './api-key-store.ts';
import { describeKey } from './describe-key.ts';
import { expiryPast, keysUnavailable, tooManyKeys } from './errors.ts';
import { createKeySecret } from './key-format.ts';

export const MAX_API_KEYS = 50;

interface Dependencies {
  readonly database: Database;
  readonly keys: ApiKeyStore;
  readonly identity: Pick<Identity, 'findUser' | 'lockSession'>;
  readonly audit: Audit;
  readonly clock: Clock;
}

type CreateKeyInput = z.output<typeof createApiKeySchema>;
export type CreateKey = (
  account: Account & { readonly profile: ProfileRecord },
  input: CreateKeyInput,
) => Promise<CreatedApiKey>;

/** Creates a key for the requesting account; the secret is in the answer and nowhere else. */
export function createCreateKey(dependencies: Dependencies): CreateKey {
  const { database, keys, identity, audit, clock } = dependencies;
  return async ({ principal, profile }, { name, scope, expiresAt: end }) => {
    if (identity.findUser === null) throw keysUnavailable();
    const expiresAt = end === null ? null : Date.parse(end);
    if (expiresAt !== null && expiresAt <= clock.now()) throw expiryPast();
    const secret = createKeySecret();
    // If the account has a second factor, it has been presented: the guard requires it.
    const isAssured = principal.hasSecondFactor;
    const key = await database.transaction().execute(async (transaction) => {
      await identity.lockSession(transaction, principal);
      await lockAccount(transaction, profile.id);
      const others = await keys.list(profile.id, transaction);
      if (others.length >= MAX_API_KEYS) throw tooManyKeys(MAX_API_KEYS);
      const made = { secret, name, scope, expiresAt, isAssured };
      const added = await keys.add(transaction, profile.id, made);
      const subject = { id: added.id, name };
      await audit.record(transaction, profile, { kind: 'key.created', subject });
      return added;
    });
    return { key: describeKey(key, principal.hasSecondFactor), secret };
  };
}
