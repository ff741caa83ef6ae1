import type { Selectable } from 'kysely';

import type { ProfileRecord } from '#server/account.ts';
import type { Clock } from '#server/ports/clock.ts';
import { sessionInvalid } from '#server/refusals/session-refusals.ts';
import type { Database, Schema } from '#server/tables/schema.ts';

/** The properties of a new profile; plan, role and usage are set by the server. */
interface NewProfile {
  readonly userId: string;
  readonly name: string;
  readonly isDemo: boolean;
}

export interface ProfileStore {
  /** Refuses a session of an account that is being deleted. */
  find(userId: string): Promise<ProfileRecord | null>;
  rename(id: number, name: string): Promise<void>;
  /** Returns the new profile's id; undefined for an existing one, which stays unchanged: the client can retry. */
  create(transaction: Database, profile: NewProfile): Promise<number | undefined>;
}

export function createProfileStore(database: Database, clock: Clock): ProfileStore {
  return {
    async find(userId) {
      const row = await database
        .selectFrom('profiles')
        .selectAll()
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (row === undefined) return null;
      if (row.deleting_at !== null) throw sessionInvalid();
      return toRecord(row);
    },
    async rename(id, name) {
      await database.updateTable('profiles').set({ name }).where('id', '=', id).execute();
    },
    async create(transaction, { userId, name, isDemo }) {
      const created = await transaction
        .insertInto('profiles')
        .values({
          user_id: userId,
          name,
          plan: 'free',
          role: 'user',
          is_demo: Number(isDemo),
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return created?.id;
    },
  };
}

function toRecord(row: Selectable<Schema['profiles']>): ProfileRecord {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    plan: row.plan,
    role: row.role,
    isDemo: row.is_demo === 1,
    defaultPolicy: row.default_policy,
  };
}
