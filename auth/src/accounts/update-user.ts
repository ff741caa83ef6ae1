import type { MailToken } from '../codes/mail-token.ts';
import { createOneTimeTokenStore } from '../codes/one-time-token-store.ts';
import type { LinkReturn } from '../codes/prepare-token.ts';
import { AuthError } from '../errors.ts';
import type { KeyedHash } from '../keys/keyed-hash.ts';
import type { MailGap } from '../mail/mail-gap.ts';
import type { Notify } from '../mail/send-message.ts';
import type { AuthLimits, Clock } from '../options.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { RequireNewPassword } from '../passwords/require-new-password.ts';
import { requireAssurance } from '../sessions/require-assurance.ts';
import { createSessionStore } from '../sessions/session-store.ts';
import type { Principal } from '../sessions/verify-access-token.ts';
import type { AuthDatabase } from '../tables.ts';
import { requireEmailAddress } from './email-address.ts';
import { createUserStore } from './user-store.ts';
import type { User, UserMetadata } from './user.ts';

/** What a user changes about himself; what is absent stays. */
interface OwnChanges {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly currentPassword?: string | undefined;
  /** The code of `RequestReauthentication`. */
  readonly nonce?: string | undefined;
  readonly metadata?: UserMetadata | undefined;
}

/** Where the request for a change comes from, and where mailed links lead. */
interface ChangeOrigin {
  readonly address: string;
  readonly back: LinkReturn;
}

/** Makes the changes, all or none, and gives back the user as he then is. */
export type UpdateUser = (
  principal: Principal,
  changes: OwnChanges,
  origin: ChangeOrigin,
) => Promise<User>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly hash: KeyedHash;
  readonly limits: AuthLimits;
  readonly hasher: PasswordHasher;
  readonly requireNewPassword: RequireNewPassword;
  readonly mailGap: MailGap;
  readonly mailToken: MailToken;
  readonly notify: Notify;
  readonly secureEmailChange: boolean;
  readonly clock: Clock;
}

/** What was found to be allowed, before anything is written. */
interface Plan {
  readonly principal: Principal;
  readonly user: User;
  readonly metadata: UserMetadata | undefined;
  readonly newEmail: string | undefined;
  readonly passwordHash: string | undefined;
  /** Used up together with the change. */
  readonly codeId: string | undefined;
}

/**
 * Binds `UpdateUser`. A new password needs the current one (ASVS 6.2.3) and ends all other sessions (7.4.3); a new
 * address needs its owner's confirmation, and that of the current address too.
 */
export function createUpdateUser(dependencies: Dependencies): UpdateUser {
  const { database, mailToken, notify, secureEmailChange } = dependencies;
  return async (principal, changes, origin) => {
    const isSensitive = changes.password !== undefined || changes.email !== undefined;
    if (isSensitive) requireAssurance(principal, 401);
    const plan = await makePlan(dependencies, principal, { changes, origin });
    await database.transaction().execute(async (transaction) => {
      await carryOut(transaction, dependencies, plan);
    });
    const { user, newEmail, passwordHash } = plan;
    if (passwordHash !== undefined) notify(user.email, { kind: 'password_changed' });
    if (newEmail !== undefined) {
      const changed = await requireUser(database, user.id);
      await mailToken(changed, 'email_change_new', origin.back);
      if (secureEmailChange) await mailToken(changed, 'email_change_current', origin.back);
    }
    return requireUser(database, user.id);
  };
}

async function makePlan(
  dependencies: Dependencies,
  principal: Principal,
  { changes, origin }: { changes: OwnChanges; origin: ChangeOrigin },
): Promise<Plan> {
  const { database, hasher, requireNewPassword } = dependencies;
  const { password, metadata } = changes;
  const user = await requireUser(database, principal.userId);
  const base = { principal, user, metadata };
  const newEmail = await planEmail(dependencies, user, { text: changes.email, origin });
  if (password === undefined) {
    return { ...base, newEmail, passwordHash: undefined, codeId: undefined };
  }
  const session = await createSessionStore(database).find(principal.sessionId);
  if (session === undefined) throw new AuthError('session_not_found');
  const change = { ...changes, user, session, address: origin.address, password };
  const codeId = await requireNewPassword(change);
  return { ...base, newEmail, passwordHash: await hasher.hash(password), codeId };
}

/** Undefined where the address is not to change. */
async function planEmail(
  { database, mailGap, secureEmailChange }: Dependencies,
  user: User,
  { text, origin }: { text: string | undefined; origin: ChangeOrigin },
): Promise<string | undefined> {
  const email = text === undefined ? user.email : requireEmailAddress(text);
  if (email === user.email) return undefined;
  const owner = await createUserStore(database).findByEmail(email);
  if (owner !== undefined) throw new AuthError('email_exists');
  await mailGap.take('email_change_new', email, origin.address);
  if (secureEmailChange) await mailGap.take('email_change_current', user.email, origin.address);
  return email;
}

async function carryOut(
  transaction: AuthDatabase,
  dependencies: Dependencies,
  plan: Plan,
): Promise<void> {
  const { user, metadata, newEmail } = plan;
  const now = dependencies.clock.now();
  const users = createUserStore(transaction);
  if (metadata) await users.mergeMetadata(user.id, metadata, now);
  await changePassword(transaction, dependencies, plan);
  if (newEmail === undefined) return;
  // What was mailed for an earlier wish must not confirm this one.
  const tokens = createOneTimeTokenStore(transaction, dependencies);
  await tokens.deleteOfUser(user.id, ['email_change_new', 'email_change_current']);
  await users.update(user.id, { newEmail, emailChangeAcceptedBy: null }, now);
}

async function changePassword(
  transaction: AuthDatabase,
  dependencies: Dependencies,
  { principal, user, passwordHash, codeId }: Plan,
): Promise<void> {
  if (passwordHash === undefined) return;
  const tokens = createOneTimeTokenStore(transaction, dependencies);
  if (codeId !== undefined && !(await tokens.consume(codeId))) {
    throw new AuthError('reauthentication_not_valid');
  }
  const users = createUserStore(transaction);
  const isReplaced = await users.replacePassword(user, passwordHash, dependencies.clock.now());
  if (!isReplaced) throw new AuthError('current_password_invalid');
  await tokens.deleteOfUser(user.id);
  await createSessionStore(transaction).deleteOfUser(user.id, principal.sessionId);
}

/** The account may be deleted while its owner's request is under way. */
async function requireUser(database: AuthDatabase, id: string): Promise<User> {
  const user = await createUserStore(database).find(id);
  if (user === undefined) throw new AuthError('user_not_found');
  return user;
}
