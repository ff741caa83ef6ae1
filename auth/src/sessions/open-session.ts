import { randomBytes, randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';

import { createUserStore } from '../accounts/user-store.ts';
import type { User } from '../accounts/user.ts';
import { AuthError } from '../errors.ts';
import type { AuthLimits, AuthOptions, Clock, Sealer } from '../options.ts';
import { type AuthDatabase, inTransaction } from '../tables.ts';
import { addressGroup } from '../throttling/address-group.ts';
import { createKnownAddresses } from '../throttling/known-addresses.ts';
import { type GrantSession, sealRefreshKey, type SessionGrant } from './grant-session.ts';
import { createSessionStore, type SessionOrigin } from './session-store.ts';
import type { AuthenticationMethod, Session } from './session.ts';

const REFRESH_KEY_BYTES = 32;
/** Browsers stay far below; what is longer is of no use to its owner. */
const MAX_USER_AGENT = 500;

/** Opens a new session for a user who has shown who he is. */
export type OpenSession = (
  user: User,
  method: AuthenticationMethod['method'],
  origin: SessionOrigin,
) => Promise<SessionGrant>;

/** `OpenSession` as a part of the caller's transaction. */
export type OpenSessionIn = (transaction: AuthDatabase) => OpenSession;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly grantSession: GrantSession;
  readonly sealer: Sealer;
  readonly limits: AuthLimits;
  readonly clock: Clock;
  readonly onSessionOpened?: AuthOptions['onSessionOpened'];
}

/** Binds `OpenSession`; throws `invalid_credentials` when the password was changed since the user was read. */
export function createOpenSession(dependencies: Dependencies): OpenSession {
  const { database, grantSession, sealer, limits, clock, onSessionOpened } = dependencies;
  return async (user, method, { address, userAgent }) => {
    const now = clock.now();
    const id = randomUUID();
    const session: Session = {
      id,
      userId: user.id,
      aal: 'aal1',
      methods: [{ method, timestamp: Math.floor(now / 1000) }],
      refreshCounter: 0,
      refreshFloor: 0,
      sealedRefreshKey: sealRefreshKey(sealer, id, randomBytes(REFRESH_KEY_BYTES)),
      createdAt: now,
      refreshedAt: now,
    };
    const signedIn = await inTransaction(database, async (transaction) => {
      const provider = method === 'oauth' ? 'google' : 'email';
      const unchanged = await createUserStore(transaction).noteSignIn(user, provider, now);
      if (unchanged === undefined) throw new AuthError('invalid_credentials');
      const origin = { address, userAgent: userAgent.slice(0, MAX_USER_AGENT) };
      await createSessionStore(transaction).insert(session, origin);
      await createKnownAddresses(transaction, limits, clock).note(user.id, addressGroup(address));
      // Whoever listens has tables of his own in this database.
      const others = transaction.withoutPlugins() as unknown as Kysely<unknown>;
      await onSessionOpened?.(others, { userId: user.id, ...origin });
      return unchanged;
    });
    return grantSession(signedIn, session);
  };
}
