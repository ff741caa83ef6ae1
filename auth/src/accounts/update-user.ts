import { AuthError } from '../errors.ts';
import type { Clock } from '../options.ts';
import type { CheckPassword } from '../passwords/check-password.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { PasswordPolicy } from '../passwords/password-policy.ts';
import { createSessionStore } from '../sessions/session-store.ts';
import type { Principal } from '../sessions/verify-access-token.ts';
import type { AuthDatabase } from '../tables.ts';
import { createUserStore } from './user-store.ts';
import type { User, UserMetadata } from './user.ts';

/** What a user changes about himself; what is absent stays. */
interface UserChanges {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly currentPassword?: string | undefined;
  readonly metadata?: UserMetadata | undefined;
}

/** Makes the changes, all or none, and gives back the user as he then is. */
export type UpdateUser = (
  principal: Principal,
  changes: UserChanges,
  address: string,
) => Promise<User>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly policy: PasswordPolicy;
  readonly hasher: PasswordHasher;
  readonly checkPassword: CheckPassword;
  readonly clock: Clock;
}

/** Binds `UpdateUser`. A new password needs the current one (ASVS 6.2.3) and ends all other sessions (7.4.3). */
export function createUpdateUser(dependencies: Dependencies): UpdateUser {
  const { database, hasher, clock } = dependencies;
  return async ({ userId, sessionId }, changes, address) => {
    const user = await requireUser(database, userId);
    if (changes.email !== undefined && changes.email.toLowerCase() !== user.email) {
      throw new AuthError('email_address_not_authorized');
    }
    let passwordHash: string | undefined;
    if (changes.password !== undefined) {
      await requireNewPassword(dependencies, { user, changes, address });
      passwordHash = await hasher.hash(changes.password);
    }
    await database.transaction().execute(async (transaction) => {
      const users = createUserStore(transaction);
      const now = clock.now();
      if (changes.metadata) await users.mergeMetadata(userId, changes.metadata, now);
      if (passwordHash === undefined) return;
      const isReplaced = await users.replacePassword(user, passwordHash, now);
      if (!isReplaced) throw new AuthError('current_password_invalid');
      await createSessionStore(transaction).deleteOfUser(userId, sessionId);
    });
    return requireUser(database, userId);
  };
}

/** The account may be deleted while its owner's request is under way. */
async function requireUser(database: AuthDatabase, id: string): Promise<User> {
  const user = await createUserStore(database).find(id);
  if (user === undefined) throw new AuthError('user_not_found');
  return user;
}

async function requireNewPassword(
  { policy, checkPassword }: Dependencies,
  { user, changes, address }: { user: User; changes: UserChanges; address: string },
): Promise<void> {
  const { password = '', currentPassword } = changes;
  policy.require(password);
  if (user.passwordHash === null) return;
  if (!currentPassword) throw new AuthError('current_password_required');
  const attempt = { email: user.email, user, password: currentPassword, address };
  if (!(await checkPassword(attempt))) throw new AuthError('current_password_invalid');
  if (password === currentPassword) throw new AuthError('same_password');
}
