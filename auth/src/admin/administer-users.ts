import { randomUUID } from 'node:crypto';

import { dropAddressChange } from '../accounts/address-change.ts';
import { requireEmailAddress } from '../accounts/email-address.ts';
import { endAccess } from '../accounts/end-access.ts';
import { lockUser } from '../accounts/lock-user.ts';
import { makePermanent } from '../accounts/make-permanent.ts';
import { adoptAccount } from '../accounts/pending-account.ts';
import { requirePhoneNumber } from '../accounts/phone-number.ts';
import { OPERATOR, type RecordChange } from '../accounts/record-change.ts';
import { requireMetadataSize } from '../accounts/user-metadata.ts';
import { createUserStore, type UserChanges } from '../accounts/user-store.ts';
import type { User, UserMetadata } from '../accounts/user.ts';
import { AuthError } from '../errors.ts';
import type { Notify } from '../mail/send-message.ts';
import type { Clock } from '../options.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { PasswordPolicy } from '../passwords/password-policy.ts';
import { afterCommit, type AuthDatabase, inTransaction } from '../tables.ts';
import { assignPhone } from './assign-phone.ts';
import { parseBanEnd } from './parse-ban-end.ts';
import { requireRole } from './require-role.ts';

const MISSING_IDENTIFIER = 'Cannot create a user without either an email or phone';

/** A user's properties as set by an operator; absent ones stay unchanged, or get defaults for a new user. */
export interface AdminChanges {
  readonly email?: string | undefined;
  /** For signing in with a password: no message is ever sent to it. */
  readonly phone?: string | undefined;
  readonly isPhoneConfirmed?: boolean | undefined;
  /** The role in the user's tokens; never an operator role. */
  readonly role?: string | undefined;
  readonly password?: string | undefined;
  /** An argon2id or bcrypt hash, which is replaced when its user signs in. */
  readonly passwordHash?: string | undefined;
  /** True confirms the address without proving it. */
  readonly isEmailConfirmed?: boolean | undefined;
  readonly metadata?: UserMetadata | undefined;
  readonly appMetadata?: UserMetadata | undefined;
  /** A duration like `24h`, or `none`. */
  readonly banDuration?: string | undefined;
}

/** User administration. Operators are trusted: their changes are not confirmed by mail. */
export interface AdministerUsers {
  /** Throws `email_exists` or `phone_exists` when either is taken. */
  create(properties: AdminChanges & { readonly id?: string | undefined }): Promise<User>;
  /** Throws `user_not_found` with status 404. */
  get(id: string): Promise<User>;
  /**
   * A new password ends all sessions, mailed codes and a pending change of address. The owner is mailed about it, and
   * about a new address: otherwise an operator could take an account over unnoticed.
   */
  update(id: string, changes: AdminChanges): Promise<User>;
  /** Deletes the user; a soft deletion keeps an empty row with the id, which nobody can sign in to. */
  delete(id: string, isSoft: boolean): Promise<void>;
}

interface Dependencies {
  readonly database: AuthDatabase;
  readonly policy: PasswordPolicy;
  readonly hasher: PasswordHasher;
  readonly recordChange: RecordChange;
  readonly notify: Notify;
  readonly clock: Clock;
}

/** Binds `AdministerUsers`. */
export function createAdministerUsers(dependencies: Dependencies): AdministerUsers {
  const { database } = dependencies;
  return {
    create: (properties) => createUser(dependencies, properties),
    get: (id) => requireUser(database, id),
    update: (id, changes) => updateUser(dependencies, id, changes),
    delete: async (id, isSoft) => {
      await requireUser(database, id);
      if (isSoft) await anonymizeUser(dependencies, id);
      else await createUserStore(database).delete(id);
    },
  };
}

async function createUser(
  dependencies: Dependencies,
  properties: AdminChanges & { readonly id?: string | undefined },
): Promise<User> {
  const { database, clock } = dependencies;
  const { id = randomUUID(), metadata = {}, appMetadata = {} } = properties;
  const { email, phone } = readIdentifiers(properties);
  requireMetadataSize(metadata, appMetadata);
  const passwordHash = (await hashOf(dependencies, properties)) ?? null;
  const bannedUntil = parseBanEnd(properties.banDuration ?? 'none', clock.now());
  const role = properties.role === undefined ? null : requireRole(properties.role);
  const isEmailConfirmed = email !== '' && (properties.isEmailConfirmed ?? false);
  const phoneConfirmedAt = phone !== undefined && properties.isPhoneConfirmed ? clock.now() : null;
  const profile = { metadata, appMetadata, isEmailConfirmed, isEmailProven: false };
  return inTransaction(database, async (transaction) => {
    const users = createUserStore(transaction);
    if (email !== '' && (await users.findByEmail(email))) throw new AuthError('email_exists');
    await users.insert({ id, email, passwordHash, ...profile }, clock.now());
    await users.update(id, { bannedUntil, role, phoneConfirmedAt }, clock.now());
    if (phone !== undefined) await assignPhone(transaction, { userId: id, phone }, clock.now());
    return requireUser(transaction, id);
  });
}

/** The address is empty when there is only a number. */
function readIdentifiers({ email, phone }: AdminChanges) {
  if (email === undefined && phone === undefined) {
    throw new AuthError('validation_failed', { message: MISSING_IDENTIFIER });
  }
  return {
    email: email === undefined ? '' : requireEmailAddress(email),
    phone: phone === undefined ? undefined : requirePhoneNumber(phone),
  };
}

async function updateUser(
  dependencies: Dependencies,
  id: string,
  changes: AdminChanges,
): Promise<User> {
  const { database, recordChange, clock } = dependencies;
  // Hashing a password takes long, so the user is not locked meanwhile.
  await requireUser(database, id);
  const passwordHash = await hashOf(dependencies, changes);
  const { metadata } = changes;
  await inTransaction(database, async (transaction) => {
    const users = createUserStore(transaction);
    const user = requireFound(await lockUser(transaction, id));
    const columns = planChanges(user, { ...changes, passwordHash }, clock.now());
    if (user.email === '' && columns.email !== undefined) {
      const address = { email: columns.email, isProven: false };
      await makePermanent(transaction, id, { address, now: clock.now() });
    }
    const record = { recordChange, maker: OPERATOR };
    const { phone, ...others } = columns;
    await users.update(id, others, clock.now());
    // After what operators state, because it checks the size of both together.
    const isMetadataNew = metadata !== undefined || columns.appMetadata !== undefined;
    if (isMetadataNew) await users.mergeMetadata(id, metadata ?? {}, clock.now());
    await adoptAccount(transaction, id);
    if (phone) await assignPhone(transaction, { userId: id, phone }, clock.now());
    if (columns.email !== undefined) await dropAddressChange(transaction, id, record);
    if (columns.passwordHash !== undefined) {
      await endAccess(transaction, id, { kept: 'nothing', ...record });
    }
    await tellOwner(transaction, dependencies, { user, columns });
  });
  return requireUser(database, id);
}

/** Records what opens the account to somebody else, and mails the address it had: nobody else can object. */
async function tellOwner(
  transaction: AuthDatabase,
  { recordChange, notify }: Dependencies,
  { user, columns: { email, passwordHash } }: { user: User; columns: UserChanges },
): Promise<void> {
  const messages = [
    ...(passwordHash === undefined ? [] : [{ kind: 'password_changed' } as const]),
    ...(email === undefined ? [] : [{ kind: 'email_changed', email } as const]),
  ];
  for (const message of messages) {
    await recordChange(transaction, { userId: user.id, kind: message.kind }, OPERATOR);
    // Nobody has proven or been given an unconfirmed address, so it may be a stranger's.
    if (user.emailConfirmedAt !== null) afterCommit(transaction, () => notify(user, message));
  }
}

function planChanges(user: User, changes: AdminChanges, now: number): UserChanges {
  const { email, appMetadata, banDuration, isEmailConfirmed, role, passwordHash } = changes;
  const newEmail = email === undefined ? user.email : requireEmailAddress(email);
  return {
    ...(passwordHash !== undefined && { passwordHash }),
    ...(isEmailConfirmed === true &&
      newEmail !== '' && { emailConfirmedAt: user.emailConfirmedAt ?? now }),
    // What was proven of the old address does not carry over to the new one.
    ...(newEmail !== user.email && { email: newEmail, emailProvenAt: null }),
    ...planPhone(user, changes, now),
    ...(role !== undefined && { role: requireRole(role) }),
    ...(appMetadata !== undefined && { appMetadata: merge(user.appMetadata, appMetadata) }),
    ...(banDuration !== undefined && { bannedUntil: parseBanEnd(banDuration, now) }),
  };
}

function planPhone(
  user: User,
  { email, phone: text, isPhoneConfirmed }: AdminChanges,
  now: number,
): UserChanges {
  const phone = text === undefined ? user.phone : requirePhoneNumber(text);
  if (phone === null) return {};
  if (user.isAnonymous && email === undefined) {
    throw new AuthError('validation_failed', { message: 'An anonymous user needs an email first' });
  }
  const isNew = phone !== user.phone;
  const confirmedAt = isNew ? null : user.phoneConfirmedAt;
  return {
    ...(isNew && { phone }),
    phoneConfirmedAt: isPhoneConfirmed === true ? (confirmedAt ?? now) : confirmedAt,
  };
}

async function hashOf(
  { policy, hasher }: Dependencies,
  { password, passwordHash }: AdminChanges,
): Promise<string | undefined> {
  if (password !== undefined) {
    policy.require(password);
    return hasher.hash(password);
  }
  if (passwordHash === undefined || hasher.isHash(passwordHash)) return passwordHash;
  const message = 'The password hash has to be of argon2id or bcrypt, at a cost that is reasonable';
  throw new AuthError('validation_failed', { message });
}

function merge(old: UserMetadata, changes: UserMetadata): UserMetadata {
  const merged = Object.entries({ ...old, ...changes }).filter(([, value]) => value !== null);
  return Object.fromEntries(merged);
}

async function anonymizeUser(
  { database, recordChange, clock }: Dependencies,
  id: string,
): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    const email = `${id}@deleted.invalid`;
    const cleared = { passwordHash: null, emailConfirmedAt: null, deletedAt: now };
    const users = createUserStore(transaction);
    const noPhone = { phone: null, phoneConfirmedAt: null };
    await users.update(
      id,
      { email, ...cleared, ...noPhone, emailProvenAt: null, appMetadata: {} },
      now,
    );
    await transaction
      .updateTable('authUsers')
      .set({ metadata: '{}' })
      .where('id', '=', id)
      .execute();
    await endAccess(transaction, id, { kept: 'nothing', recordChange, maker: OPERATOR });
    for (const table of [
      'authIdentities',
      'authFactors',
      'authKnownAddresses',
      'authKnownDevices',
    ] as const) {
      await transaction.deleteFrom(table).where('userId', '=', id).execute();
    }
  });
}

async function requireUser(database: AuthDatabase, id: string): Promise<User> {
  return requireFound(await createUserStore(database).find(id));
}

function requireFound(user: User | undefined): User {
  if (user === undefined) {
    throw new AuthError('user_not_found', { status: 404, message: 'User not found' });
  }
  return user;
}
