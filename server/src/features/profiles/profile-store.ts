import type { Selectable } from 'kysely';

import type { ProfileRecord } from '#server/account.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database, Schema } from '#server/schema.ts';

/** What a new profile is made of; plan, role and usage are the server's to set. */
interface NewProfile {
  readonly userId: string;
  readonly name: string;
  readonly isDemo: boolean;
}

export interface ProfileStore {
  find(userId: string): Promise<ProfileRecord | null>;
  /** Leaves an existing profile as it is, so that a client may ask twice. */
  create(profile: NewProfile): Promise<void>;
}

export function createProfileStore(database: Database, clock: Clock): ProfileStore {
  return {
    async find(userId) {
      const row = await database
        .selectFrom('profiles')
        .selectAll()
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row === undefined ? null : toRecord(row);
    },
    async create({ userId, name, isDemo }) {
      await database
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
        .execute();
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
