import { randomUUID } from 'node:crypto';

import type { AuthDatabase, AuthTables } from '../tables.ts';

/** So many codes may be tried for one challenge. */
const MAX_ATTEMPTS = 5;

/** One occasion on which a session is asked for a factor's code. */
export type Challenge = Readonly<AuthTables['authChallenges']>;

/** Where challenges wait for their codes. */
export interface ChallengeStore {
  insert(
    challenge: Pick<Challenge, 'factorId' | 'sessionId' | 'address'>,
    now: number,
  ): Promise<Challenge>;
  find(id: string): Promise<Challenge | undefined>;
  /** Counts a try; false when there were too many, or the challenge was met. */
  takeAttempt(id: string): Promise<boolean>;
  /** Notes that the challenge was met: of many callers at once exactly one is told true. */
  use(id: string, now: number): Promise<boolean>;
  sweep(createdBefore: number): Promise<void>;
}

/** Keeps challenges in the service's tables. */
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
