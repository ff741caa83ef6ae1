import { randomUUID } from 'node:crypto';

import type { AuthDatabase, AuthTables } from '../tables.ts';

/** The most attempts per challenge. */
const MAX_ATTEMPTS = 5;

/** A request to a session for a factor's code. */
export type Challenge = Readonly<AuthTables['authChallenges']>;

/** Stores open challenges. */
export interface ChallengeStore {
  insert(
    challenge: Pick<Challenge, 'factorId' | 'sessionId' | 'address'>,
    now: number,
  ): Promise<Challenge>;
  find(id: string): Promise<Challenge | undefined>;
  /** Counts an attempt; false when there were too many, or the challenge was already met. */
  takeAttempt(id: string): Promise<boolean>;
  /** Marks the challenge as met: of several concurrent callers exactly one gets true. */
  use(id: string, now: number): Promise<boolean>;
  sweep(createdBefore: number): Promise<void>;
}

/** Stores challenges in the service's tables. */
export function createChallengeStore(database: AuthDatabase): ChallengeStore {
  return {
    insert: (challenge, createdAt) =>
      database
        .insertInto('authChallenges')
        .values({ ...challenge, id: randomUUID(), attempts: 0, usedAt: null, createdAt })
        .returningAll()
        .executeTakeFirstOrThrow(),
    find: (id) =>
      database.selectFrom('authChallenges').selectAll().where('id', '=', id).executeTakeFirst(),
    takeAttempt: async (id) => {
      const { numUpdatedRows } = await database
        .updateTable('authChallenges')
        .set((builder) => ({ attempts: builder('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('attempts', '<', MAX_ATTEMPTS)
        .where('usedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    use: async (id, usedAt) => {
      const { numUpdatedRows } = await database
        .updateTable('authChallenges')
        .set({ usedAt })
        .where('id', '=', id)
        .where('usedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    sweep: async (createdBefore) => {
      await database.deleteFrom('authChallenges').where('createdAt', '<', createdBefore).execute();
    },
  };
}
