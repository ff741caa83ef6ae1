import { randomUUID } from 'node:crypto';

import { isUniqueViolation } from '@proviso/database';
import type { Selectable } from 'kysely';

import { AuthError } from '../errors.ts';
import { listFactors } from '../factors/factor-store.ts';
import { createIdentityStore } from '../identities/identity-store.ts';
import { type AuthDatabase, type AuthTables, inTransaction } from '../tables.ts';
import { placeholderAddress, displayAddress } from './placeholder-address.ts';
import { sweepUsers } from './sweep-users.ts';
import { requireMetadataSize } from './user-metadata.ts';
import type { Identity, User, UserMetadata, UserRecord } from './user.ts';

/** A user to insert, with an identity for the address if there is one. */
export interface NewUser {
  /** A UUID; generated when absent. */
  readonly id?: string | undefined;
  /** Lower case; empty for a user without one. */
  readonly email: string;
  readonly passwordHash: string | null;
  readonly metadata: UserMetadata;
  readonly appMetadata?: UserMetadata | undefined;
  readonly isEmailProven: boolean;
  /** True when absent. */
  readonly isEmailConfirmed?: boolean | undefined;
  /** True when anybody may have opened the account. */
  readonly isSelfRegistered?: boolean | undefined;
  /** How the user signs up; with the address itself when absent. */
  readonly identity?: Pick<Identity, 'provider' | 'subject' | 'data'> | undefined;
}

/** A lower-case address, or a number normalized by `requirePhoneNumber`. */
export type AccountName = { readonly email: string } | { readonly phone: string };

/** The changeable properties of a user; absent ones stay unchanged. */
export type UserChanges = Partial<
  Omit<
    UserRecord,
    'id' | 'isAnonymous' | 'isSelfRegistered' | 'createdAt' | 'updatedAt' | 'metadata'
  >
>;

/** A user, and the password hash last read for them. */
type KnownPassword = Pick<UserRecord, 'id' | 'passwordHash'>;

/** Stores users. */
export interface UserStore {
  /** Throws `user_already_exists` when the address is taken. */
  insert(user: NewUser, now: number): Promise<User>;
  /** A user without an address: the session opened with it is the only access. */
  insertAnonymous(metadata: UserMetadata, now: number): Promise<User>;
  find(id: string): Promise<User | undefined>;
  /** The users with these ids, in the same order; unknown ids are skipped. */
  findAll(ids: readonly string[]): Promise<User[]>;
  findByEmail(email: string): Promise<User | undefined>;
  findByPhone(phone: string): Promise<User | undefined>;
  /** Only the user's own row: a sign-in reads identities and factors after it has succeeded. */
  findRecord(name: AccountName): Promise<UserRecord | undefined>;
  /**
   * Applies the changes; a new address also updates the user's `email` identity. Throws `email_exists` or
   * `phone_exists`.
   */
  update(id: string, changes: UserChanges, now: number): Promise<void>;
  /** Deletes the user and all their data. */
  delete(id: string): Promise<void>;
  /** Deletes users who can never return and, if they never confirmed their address, were made before the time. */
  sweep(openedBefore: number): Promise<void>;
  /** Replaces the user's password; false when it is no longer the given one. */
  replacePassword(user: KnownPassword, passwordHash: string, now: number): Promise<boolean>;
  /** Sets the given keys and removes those that are null; concurrent changes to other keys are preserved. */
  mergeMetadata(id: string, changes: UserMetadata, now: number): Promise<void>;
  /** Records a sign-in with a provider's identity; undefined when the user's password is no longer the given one. */
  recordSignIn(user: KnownPassword, provider: string, now: number): Promise<User | undefined>;
}

/** Stores users in the service's tables. */
export function createUserStore(database: AuthDatabase): UserStore {
  const users = database.selectFrom('authUsers').selectAll();
  const byEmail = (email: string) => users.where('email', '=', email).where('isAnonymous', '=', 0);
  const byPhone = (phone: string) => users.where('phone', '=', phone);
  const read = async (query: typeof users) => {
    const row = await query.executeTakeFirst();
    return row && (await withIdentities(database, row));
  };
  return {
    insert: (user, now) => insertUser(database, user, now),
    insertAnonymous: (metadata, now) => insertAnonymous(database, metadata, now),
    find: (id) => read(users.where('id', '=', id)),
    findAll: async (ids) => {
      if (ids.length === 0) return [];
      const found = await withAllIdentities(database, await users.where('id', 'in', ids).execute());
      const byId = new Map(found.map((user) => [user.id, user]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    findByEmail: (email) => read(byEmail(email)),
    findByPhone: (phone) => read(byPhone(phone)),
    findRecord: async (name) => {
      const query = 'phone' in name ? byPhone(name.phone) : byEmail(name.email);
      const row = await query.executeTakeFirst();
      return row && toRecord(row);
    },
    update: (id, changes, now) => updateUser(database, id, { changes, now }),
    delete: async (id) => {
      await database.deleteFrom('authUsers').where('id', '=', id).execute();
    },
    sweep: (openedBefore) => sweepUsers(database, openedBefore),
    replacePassword: async ({ id, passwordHash: old }, passwordHash, now) => {
      const { numUpdatedRows } = await database
        .updateTable('authUsers')
        .set({ passwordHash, updatedAt: now })
        .where('id', '=', id)
        .where('passwordHash', 'is not distinct from', old)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    mergeMetadata: async (id, changes, now) => {
      while (!(await tryMergingMetadata(database, id, { changes, now })));
    },
    recordSignIn: (user, provider, now) => recordSignIn(database, user, { provider, now }),
  };
}

async function insertUser(database: AuthDatabase, user: NewUser, now: number): Promise<User> {
  const { id = randomUUID(), email, passwordHash, isEmailConfirmed = true } = user;
  const times = { createdAt: now, updatedAt: now, lastSignInAt: null };
  try {
    const row = await inTransaction(database, async (transaction) => {
      const inserted = await transaction
        .insertInto('authUsers')
        .values({
          id,
          ...times,
          email: email === '' ? placeholderAddress(id) : email,
          passwordHash,
          metadata: JSON.stringify(user.metadata),
          appMetadata: JSON.stringify(user.appMetadata ?? {}),
          emailConfirmedAt: isEmailConfirmed ? now : null,
          emailProvenAt: user.isEmailProven ? now : null,
          isSelfRegistered: user.isSelfRegistered ? 1 : 0,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      const identity = user.identity ?? { provider: 'email', subject: id, data: {} };
      if (email !== '') {
        await createIdentityStore(transaction).insert({ ...identity, userId: id, email }, now);
      }
      return inserted;
    });
    return await withIdentities(database, row);
  } catch (error) {
    if (isUniqueViolation(error)) throw new AuthError('user_already_exists');
    throw error;
  }
}

async function insertAnonymous(
  database: AuthDatabase,
  metadata: UserMetadata,
  now: number,
): Promise<User> {
  const id = randomUUID();
  const row = await database
    .insertInto('authUsers')
    .values({
      id,
      email: placeholderAddress(id),
      isAnonymous: 1,
      metadata: JSON.stringify(metadata),
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...toRecord(row), identities: [], factors: [] };
}

async function updateUser(
  database: AuthDatabase,
  id: string,
  { changes, now }: { changes: UserChanges; now: number },
): Promise<void> {
  const { appMetadata, ...columns } = changes;
  try {
    await database
      .updateTable('authUsers')
      .set({
        ...columns,
        ...(appMetadata && { appMetadata: JSON.stringify(appMetadata) }),
        updatedAt: now,
      })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw new AuthError(columns.phone === undefined ? 'email_exists' : 'phone_exists');
    }
    throw error;
  }
  if (columns.email === undefined) return;
  await database
    .updateTable('authIdentities')
    .set({ email: columns.email, updatedAt: now })
    .where('userId', '=', id)
    .where('provider', '=', 'email')
    .execute();
}

async function recordSignIn(
  database: AuthDatabase,
  { id, passwordHash }: KnownPassword,
  { provider, now }: { provider: string; now: number },
): Promise<User | undefined> {
  const row = await database
    .updateTable('authUsers')
    .set({ lastSignInAt: now })
    .where('id', '=', id)
    .where('passwordHash', 'is not distinct from', passwordHash)
    .returningAll()
    .executeTakeFirst();
  await database
    .updateTable('authIdentities')
    .set({ lastSignInAt: now })
    .where('userId', '=', id)
    .where('provider', '=', provider)
    .execute();
  return row && (await withIdentities(database, row));
}

async function withIdentities(
  database: AuthDatabase,
  row: Selectable<AuthTables['authUsers']>,
): Promise<User> {
  const identities = await createIdentityStore(database).list(row.id);
  const factors = await listFactors(database, [row.id]);
  return { ...toRecord(row), identities, factors };
}

/** The same for many users, with as many queries. */
async function withAllIdentities(
  database: AuthDatabase,
  rows: readonly Selectable<AuthTables['authUsers']>[],
): Promise<User[]> {
  const ids = rows.map(({ id }) => id);
  const identities = await createIdentityStore(database).listAll(ids);
  const factors = Map.groupBy(await listFactors(database, ids), ({ userId }) => userId);
  return rows.map((row) => ({
    ...toRecord(row),
    identities: identities.get(row.id) ?? [],
    factors: factors.get(row.id) ?? [],
  }));
}

function toRecord(row: Selectable<AuthTables['authUsers']>): UserRecord {
  return {
    ...row,
    isAnonymous: row.isAnonymous === 1,
    isSelfRegistered: row.isSelfRegistered === 1,
    email: displayAddress(row.email),
    metadata: JSON.parse(row.metadata) as UserMetadata,
    appMetadata: JSON.parse(row.appMetadata ?? '{}') as UserMetadata,
  };
}

/** False when the metadata was changed concurrently between the read and the write. */
async function tryMergingMetadata(
  database: AuthDatabase,
  id: string,
  { changes, now }: { changes: UserMetadata; now: number },
): Promise<boolean> {
  const row = await database
    .selectFrom('authUsers')
    .select(['metadata', 'appMetadata'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return true;
  const merged = { ...(JSON.parse(row.metadata) as UserMetadata), ...changes };
  const kept = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
  requireMetadataSize(kept, JSON.parse(row.appMetadata ?? '{}') as UserMetadata);
  const { numUpdatedRows } = await database
    .updateTable('authUsers')
    .set({ metadata: JSON.stringify(kept), updatedAt: now })
    .where('id', '=', id)
    .where('metadata', '=', row.metadata)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
