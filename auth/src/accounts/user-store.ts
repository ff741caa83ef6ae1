import { randomUUID } from 'node:crypto';

import { isUniqueViolation } from '@proviso/database';
import type { Selectable } from 'kysely';

import { AuthError } from '../errors.ts';
import type { AuthDatabase, AuthTables } from '../tables.ts';
import { requireMetadataSize } from './user-metadata.ts';
import type { User, UserMetadata } from './user.ts';

/** A user to be; the identity of his address is made with him. */
export interface NewUser {
  /** Lower case. */
  readonly email: string;
  readonly passwordHash: string;
  readonly metadata: UserMetadata;
  readonly isEmailProven: boolean;
}

/** Where users are kept. */
export interface UserStore {
  /** Throws `user_already_exists` when the address is taken. */
  insert(user: NewUser, now: number): Promise<User>;
  find(id: string): Promise<User | undefined>;
  findByEmail(email: string): Promise<User | undefined>;
  /** Replaces the password of the user; false when it is no longer as given. */
  replacePassword(user: User, passwordHash: string, now: number): Promise<boolean>;
  /** Sets the given keys and removes those that are null; concurrent changes of other keys are kept. */
  mergeMetadata(id: string, changes: UserMetadata, now: number): Promise<void>;
  /** Notes a sign-in by the identity of a provider; undefined when the user's password is no longer as given. */
  noteSignIn(user: User, provider: string, now: number): Promise<User | undefined>;
}

/** Keeps users in the service's tables. */
export function createUserStore(database: AuthDatabase): UserStore {
  const findWhere = async (column: 'id' | 'email', value: string) => {
    const row = await database
      .selectFrom('authUsers')
      .selectAll()
      .where(column, '=', value)
      .executeTakeFirst();
    return row && (await withIdentities(database, row));
  };
  return {
    insert: (user, now) => insertUser(database, user, now),
    find: (id) => findWhere('id', id),
    findByEmail: (email) => findWhere('email', email),
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
      while (!(await tryMerge(database, id, { changes, now })));
    },
    noteSignIn: async ({ id, passwordHash }, provider, now) => {
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
    },
  };
}

async function insertUser(database: AuthDatabase, user: NewUser, now: number): Promise<User> {
  const id = randomUUID();
  const times = { createdAt: now, updatedAt: now, lastSignInAt: null };
  try {
    const row = await database.transaction().execute(async (transaction) => {
      const inserted = await transaction
        .insertInto('authUsers')
        .values({
          id,
          ...times,
          email: user.email,
          passwordHash: user.passwordHash,
          metadata: JSON.stringify(user.metadata),
          emailConfirmedAt: now,
          emailProvenAt: user.isEmailProven ? now : null,
          bannedUntil: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      const identity = { id: randomUUID(), userId: id, provider: 'email', subject: id };
      await transaction
        .insertInto('authIdentities')
        .values({ ...identity, ...times, email: user.email })
        .execute();
      return inserted;
    });
    return await withIdentities(database, row);
  } catch (error) {
    if (isUniqueViolation(error)) throw new AuthError('user_already_exists');
    throw error;
  }
}

async function withIdentities(
  database: AuthDatabase,
  row: Selectable<AuthTables['authUsers']>,
): Promise<User> {
  const identities = await database
    .selectFrom('authIdentities')
    .selectAll()
    .where('userId', '=', row.id)
    .orderBy('createdAt')
    .execute();
  return { ...row, metadata: JSON.parse(row.metadata) as UserMetadata, identities };
}

/** False when somebody else changed the metadata between the reading and the writing. */
async function tryMerge(
  database: AuthDatabase,
  id: string,
  { changes, now }: { changes: UserMetadata; now: number },
): Promise<boolean> {
  const row = await database
    .selectFrom('authUsers')
    .select('metadata')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return true;
  const merged = { ...(JSON.parse(row.metadata) as UserMetadata), ...changes };
  const kept = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
  requireMetadataSize(kept);
  const { numUpdatedRows } = await database
    .updateTable('authUsers')
    .set({ metadata: JSON.stringify(kept), updatedAt: now })
    .where('id', '=', id)
    .where('metadata', '=', row.metadata)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
