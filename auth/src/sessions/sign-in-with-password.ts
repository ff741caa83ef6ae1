import { parseEmailAddress } from '../accounts/email-address.ts';
import type { AccountName, UserStore } from '../accounts/user-store.ts';
import { isBanned, type UserRecord } from '../accounts/user.ts';
import { AuthError } from '../errors.ts';
import type { Clock } from '../options.ts';
import { type CheckPassword, resetFailures } from '../passwords/check-password.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { type AuthDatabase, inTransaction } from '../tables.ts';
import { createThrottle } from '../throttling/throttle.ts';
import type { SessionGrant } from './grant-session.ts';
import type { OpenSessionIn } from './open-session.ts';
import type { SessionOrigin } from './session-store.ts';

/** An account's name and password, both as typed. */
type Credentials = AccountName & { readonly password: string };

/** Signs in; an unknown account and a wrong password are refused identically, with `invalid_credentials`. */
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
    const { name, user } = await findAccount(users, credentials);
    const attempt = { name, user, password, address: origin.address };
    const isRight = await checkPassword(attempt);
    if (user === undefined || !isRight) throw new AuthError('invalid_credentials');
    // Revealed only to someone who knows the password.
    if (isBanned(user, clock.now())) throw new AuthError('user_banned', { status: 400 });
    requireConfirmed(user, credentials);
    const renewed = await renewHash(dependencies, user, password);
    // In one transaction, because each commit waits for the disk.
    return inTransaction(database, async (transaction) => {
      await resetFailures(createThrottle(transaction, clock), attempt);
      return openSessionIn(transaction)(renewed, 'password', origin);
    });
  };
}

async function findAccount(users: UserStore, account: AccountName) {
  if ('phone' in account) {
    return { name: account.phone, user: await users.findRecord(account) };
  }
  const email = parseEmailAddress(account.email);
  if (email === undefined) throw new AuthError('invalid_credentials');
  return { name: email, user: await users.findRecord({ email }) };
}

function requireConfirmed(user: UserRecord, account: AccountName): void {
  if ('phone' in account && user.phoneConfirmedAt === null) {
    throw new AuthError('phone_not_confirmed');
  }
  if ('email' in account && user.emailConfirmedAt === null) {
    throw new AuthError('email_not_confirmed');
  }
}

/** Rehashes a password that was hashed with a different cost, while its plain text is available. */
async function renewHash(
  { users, hasher, clock }: Dependencies,
  user: UserRecord,
  password: string,
) {
  if (user.passwordHash === null || !hasher.isOutdated(user.passwordHash)) return user;
  const passwordHash = await hasher.hash(password);
  if (await users.replacePassword(user, passwordHash, clock.now()))
    return { ...user, passwordHash };
  // Another tab is signing in at the same time, or the password was changed.
  const changed = await users.find(user.id);
  const isStillRight = await hasher.verify(password, changed?.passwordHash ?? null);
  if (changed === undefined || !isStillRight) throw new AuthError('invalid_credentials');
  return changed;
}
