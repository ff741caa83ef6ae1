import { randomBytes, randomUUID } from 'node:crypto';

import { createUserStore } from '../accounts/user-store.ts';
import type { User, UserRecord } from '../accounts/user.ts';
import { AuthError } from '../errors.ts';
import type { Notify } from '../mail/send-message.ts';
import type { AuthLimits, AuthOptions, Clock, Sealer } from '../options.ts';
import { afterCommit, type AuthDatabase, inTransaction, shareTransaction } from '../tables.ts';
import { addressGroup } from '../throttling/address-group.ts';
import { createKnownAddresses } from '../throttling/known-addresses.ts';
import { describeDevice } from './describe-device.ts';
import { type GrantSession, sealRefreshKey, type SessionGrant } from './grant-session.ts';
import { createKnownDevices } from './known-devices.ts';
import { createSessionStore, type SessionOrigin } from './session-store.ts';
import type { AuthenticationMethod, Session } from './session.ts';

const REFRESH_KEY_BYTES = 32;

/** Opens a session for an authenticated user. */
export type OpenSession = (
  user: Pick<UserRecord, 'id' | 'passwordHash' | 'lastSignInAt'>,
  method: AuthenticationMethod['method'],
  origin: SessionOrigin,
) => Promise<SessionGrant>;

/** `OpenSession` within the caller's transaction. */
export type OpenSessionIn = (transaction: AuthDatabase) => OpenSession;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly grantSession: GrantSession;
  readonly notify: Notify;
  readonly sealer: Sealer;
  readonly limits: AuthLimits;
  readonly clock: Clock;
  readonly onSessionOpened?: AuthOptions['onSessionOpened'];
}

/**
 * Binds `OpenSession`; throws `invalid_credentials` when the password was changed since the user was read. The user is
 * mailed about a sign-in from a new place, even before a second factor is presented.
 */
export function createOpenSession(dependencies: Dependencies): OpenSession {
  const { database, grantSession, notify, sealer, limits, clock, onSessionOpened } = dependencies;
  const notifyOwner = async (
    transaction: AuthDatabase,
    { id, email }: User,
    { address, userAgent }: SessionOrigin,
  ) => {
    if (!(await wantsSignInNotices(transaction, id))) return;
    const device = describeDevice(userAgent);
    const at = clock.now();
    afterCommit(transaction, () => notify({ email }, { kind: 'new_sign_in', device, address, at }));
  };
  return async (user, method, origin) => {
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
      const currentUser = await createUserStore(transaction).recordSignIn(user, provider, now);
      if (currentUser === undefined) throw new AuthError('invalid_credentials');
      await createSessionStore(transaction).insert(session, origin);
      await createKnownAddresses(transaction, limits, clock).record(
        user.id,
        addressGroup(origin.address),
      );
      const isNewDevice = await createKnownDevices(transaction, limits, clock).record(
        user.id,
        origin,
      );
      // No notice for the first sign-in: the account has just been created.
      if (isNewDevice && user.lastSignInAt !== null)
        await notifyOwner(transaction, currentUser, origin);
      await onSessionOpened?.(shareTransaction(transaction), { userId: user.id, ...origin });
      return currentUser;
    });
    return grantSession(signedIn, session);
  };
}

async function wantsSignInNotices(database: AuthDatabase, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('authUsers')
    .select('signInNotices')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.signInNotices === 1;
}
