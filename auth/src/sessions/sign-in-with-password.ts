import { parseEmailAddress } from '../accounts/email-address.ts';
import type { UserStore } from '../accounts/user-store.ts';
import { isBanned, type User } from '../accounts/user.ts';
import { AuthError } from '../errors.ts';
import type { Clock } from '../options.ts';
import { type CheckPassword, forgiveFailures } from '../passwords/check-password.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { type AuthDatabase, inTransaction } from '../tables.ts';
import { createThrottle } from '../throttling/throttle.ts';
import type { SessionGrant } from './grant-session.ts';
import type { OpenSessionIn } from './open-session.ts';
import type { SessionOrigin } from './session-store.ts';

/** An address and a password, as typed. */
interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in; an unknown address and a wrong password are refused alike, with `invalid_credentials`. */
export type SignInWithPassword = (
  credentials: Credentials,
  origin: SessionOrigin,
) => Promise<SessionGrant>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly users: UserStore;
  readonly checkPassword: CheckPassword;
  readonly hasher: PasswordHasher;
  readonly openSessionIn: OpenSessionIn;
  readonly clock: Clock;
}

/** Binds `SignInWithPassword`. */
export function createSignInWithPassword(dependencies: Dependencies): SignInWithPassword {
  const { database, users, checkPassword, openSessionIn, clock } = dependencies;
  return async (credentials, origin) => {
    const { password } = credentials;
    const email = parseEmailAddress(credentials.email);
    if (email === undefined) throw new AuthError('invalid_credentials');
    const user = await users.findByEmail(email);
    const attempt = { email, user, password, address: origin.address };
    const isRight = await checkPassword(attempt);
    if (user === undefined || !isRight) throw new AuthError('invalid_credentials');
    // Told only to who knows the password.
    if (isBanned(user, clock.now())) throw new AuthError('user_banned', { status: 400 });
    if (user.emailConfirmedAt === null) throw new AuthError('email_not_confirmed');
    const renewed = await renewHash(dependencies, user, password);
    // In one transaction, because each waits for the disk.
    return inTransaction(database, async (transaction) => {
      await forgiveFailures(createThrottle(transaction, clock), attempt);
      return openSessionIn(transaction)(renewed, 'password', origin);
    });
  };
}

/** A password that was hashed at another cost is hashed again while it is at hand. */
async function renewHash({ users, hasher, clock }: Dependencies, user: User, password: string) {
  if (user.passwordHash === null || !hasher.isOutdated(user.passwordHash)) return user;
  const passwordHash = await hasher.hash(password);
  if (await users.replacePassword(user, passwordHash, clock.now()))
    return { ...user, passwordHash };
  // Another tab signs in at the same moment, or the password was changed.
  const changed = await users.find(user.id);
  const isStillRight = await hasher.verify(password, changed?.passwordHash ?? null);
  if (changed === undefined || !isStillRight) throw new AuthError('invalid_credentials');
  return changed;
}
