import { AuthError } from '../errors.ts';
import type { AuthLimits, AuthOptions, Clock } from '../options.ts';
import type { SessionGrant } from '../sessions/grant-session.ts';
import type { OpenSessionIn } from '../sessions/open-session.ts';
import type { SessionOrigin } from '../sessions/session-store.ts';
import { type AuthDatabase, inTransaction } from '../tables.ts';
import { addressGroup } from '../throttling/address-group.ts';
import type { Throttle } from '../throttling/throttle.ts';
import { requireMetadataSize } from './user-metadata.ts';
import { createUserStore } from './user-store.ts';
import type { UserMetadata } from './user.ts';

/** Opens a session for a user without credentials; all their data ends with it. */
export type SignUpAnonymously = (
  metadata: UserMetadata,
  origin: SessionOrigin,
) => Promise<SessionGrant>;

interface Dependencies {
  readonly anonymousSignIns: boolean;
  readonly signup: AuthOptions['signup'];
  readonly limits: AuthLimits;
  readonly throttle: Throttle;
  readonly database: AuthDatabase;
  readonly openSessionIn: OpenSessionIn;
  readonly clock: Clock;
}

/** Binds `SignUpAnonymously`; throws `anonymous_provider_disabled` or `signup_disabled`. */
export function createSignUpAnonymously(dependencies: Dependencies): SignUpAnonymously {
  const { anonymousSignIns, signup, limits, throttle, database, openSessionIn } = dependencies;
  return async (metadata, origin) => {
    if (!anonymousSignIns) throw new AuthError('anonymous_provider_disabled');
    if (signup === 'closed') throw new AuthError('signup_disabled');
    requireMetadataSize(metadata);
    const subject = `anonymous sign-up from ${addressGroup(origin.address)}`;
    await throttle.take([{ subject, rate: limits.anonymousSignUpsPerAddress }]);
    return inTransaction(database, async (transaction) => {
      const users = createUserStore(transaction);
      const user = await users.insertAnonymous(metadata, dependencies.clock.now());
      return openSessionIn(transaction)(user, 'anonymous', origin);
    });
  };
}
