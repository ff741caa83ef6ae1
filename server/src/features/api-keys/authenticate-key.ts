import type { Account, ProfileRecord } from '#server/account.ts';
import { DAY_MS, MINUTE_MS } from '#server/calendar/durations.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Identity } from '#server/ports/identity.ts';
import type { Database } from '#server/tables/schema.ts';

import type { ApiKeyStore, OwnedApiKey } from './api-key-store.ts';
import { keyInvalid, keyNeedsSecondFactor } from './errors.ts';
import { hasKeyFormat } from './key-format.ts';

interface Dependencies {
  readonly database: Database;
  readonly keys: ApiKeyStore;
  readonly identity: Pick<Identity, 'findUser'>;
  readonly findProfile: (userId: string) => Promise<ProfileRecord | null>;
  readonly audit: Audit;
  readonly clock: Clock;
}

/** The account that a key authenticates, for a client at an IP address; refuses a key that is not currently valid. */
export type AuthenticateKey = (secret: string, address: string) => Promise<Account>;

/**
 * Binds `AuthenticateKey`. Nothing is cached: a revocation, a ban, a deletion, or a second factor added after the key
 * was made takes effect with the next request.
 */
export function createAuthenticateKey(dependencies: Dependencies): AuthenticateKey {
  const { keys, identity, findProfile } = dependencies;
  return async (secret, address) => {
    const key = hasKeyFormat(secret) ? await keys.findBySecret(secret) : undefined;
    if (key === undefined) throw keyInvalid();
    const user = await identity.findUser?.(key.user_id);
    const profile = await findProfile(key.user_id);
    if (user === undefined || profile === null) throw keyInvalid();
    if (user.hasSecondFactor && key.is_assured === 0) throw keyNeedsSecondFactor();
    const actor = { address, agent: { kind: 'key', name: key.name } } as const;
    const acting = { ...profile, actor };
    await recordUse(dependencies, key, acting);
    return {
      principal: { ...user, sessionId: null, needsSecondFactor: false, authenticatedAt: 0 },
      profile: acting,
      key: { id: key.id, name: key.name, scope: key.scope },
    };
  };
}

/** The last use is recorded to the minute; the first of each day, in UTC, goes into the account's activity. */
async function recordUse(
  { database, keys, audit, clock }: Dependencies,
  key: OwnedApiKey,
  profile: ProfileRecord,
): Promise<void> {
  const now = clock.now();
  const last = key.last_used_at ?? Number.NEGATIVE_INFINITY;
  if (now - last < MINUTE_MS) return;
  await database.transaction().execute(async (transaction) => {
    const isRecorded = await keys.recordUse(transaction, key);
    const isFirstOfDay = Math.floor(last / DAY_MS) !== Math.floor(now / DAY_MS);
    if (!isRecorded || !isFirstOfDay) return;
    const subject = { id: key.id, name: key.name };
    await audit.record(transaction, profile, { kind: 'key.used', subject });
  });
}
