import { randomUUID } from 'node:crypto';

import type { Selectable } from 'kysely';

import type { Identity } from '../accounts/user.ts';
import type { AuthDatabase, AuthTables } from '../tables.ts';

/** A new identity. */
interface NewIdentity extends Pick<Identity, 'provider' | 'subject' | 'email' | 'data'> {
  readonly userId: string;
}

/** Stores users' identities. */
export interface IdentityStore {
  /** Fails with a unique violation when the provider's user is already known. */
  insert(identity: NewIdentity, now: number): Promise<void>;
  /** All of a user's identities, oldest first. */
  list(userId: string): Promise<Identity[]>;
  /** The same for several users, by their ids. */
  listAll(userIds: readonly string[]): Promise<ReadonlyMap<string, Identity[]>>;
  /** Finds the owner of the provider's user and stores the provider's current claims; undefined for an unknown one. */
  refresh(identity: Omit<NewIdentity, 'userId'>, now: number): Promise<string | undefined>;
  delete(id: string): Promise<void>;
}

/** Stores identities in the service's tables. */
export function createIdentityStore(database: AuthDatabase): IdentityStore {
  const read = (userIds: readonly string[]) =>
    database
      .selectFrom('authIdentities')
      .selectAll()
      .where('userId', 'in', userIds)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
  return {
    insert: async ({ data, ...identity }, now) => {
      const times = { createdAt: now, updatedAt: now, lastSignInAt: null };
      await database
        .insertInto('authIdentities')
        .values({ id: randomUUID(), ...identity, ...times, data: JSON.stringify(data) })
        .execute();
    },
    list: async (userId) => (await read([userId])).map(toIdentity),
    listAll: async (userIds) => {
      const byUser = Map.groupBy(await read(userIds), ({ userId }) => userId);
      return new Map([...byUser].map(([userId, rows]) => [userId, rows.map(toIdentity)]));
    },
    refresh: async ({ provider, subject, email, data }, updatedAt) => {
      const row = await database
        .updateTable('authIdentities')
        .set({ email, data: JSON.stringify(data), updatedAt })
        .where('provider', '=', provider)
        .where('subject', '=', subject)
        .returning('userId')
        .executeTakeFirst();
      return row?.userId;
    },
    delete: async (id) => {
      await database.deleteFrom('authIdentities').where('id', '=', id).execute();
    },
  };
}

/** Converts a row to an identity. */
function toIdentity(row: Selectable<AuthTables['authIdentities']>): Identity {
  return { ...row, data: JSON.parse(row.data ?? '{}') as Identity['data'] };
}
