import type { Selectable } from 'kysely';

import type { AuthDatabase, AuthTables } from '../tables.ts';
import type { AuthenticationMethod, Session } from './session.ts';

/** Where a session was opened. */
export interface SessionOrigin {
  readonly address: string;
  readonly userAgent: string;
}

/** Where sessions are kept; a session that was deleted is over at once. */
export interface SessionStore {
  insert(session: Session, origin: SessionOrigin): Promise<void>;
  find(id: string): Promise<Session | undefined>;
  /**
   * Moves the counter on by one, only if it still is as given: of many callers at once exactly one is told true.
   */
  advance(id: string, refreshCounter: number, now: number): Promise<boolean>;
  delete(id: string): Promise<void>;
  /** Deletes the user's sessions, except the one given. */
  deleteOfUser(userId: string, exceptId?: string): Promise<void>;
  /** Deletes what was opened or last refreshed before the given times. */
  sweep(openedBefore: number, refreshedBefore: number): Promise<void>;
}

/** Keeps sessions in the service's tables. */
export function createSessionStore(database: AuthDatabase): SessionStore {
  return {
    insert: async (session, { address, userAgent }) => {
      const methods = JSON.stringify(session.methods);
      await database
        .insertInto('authSessions')
        .values({ ...session, methods, address, userAgent })
        .execute();
    },
    find: async (id) => {
      const row = await database
        .selectFrom('authSessions')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && toSession(row);
    },
    advance: async (id, refreshCounter, now) => {
      const { numUpdatedRows } = await database
        .updateTable('authSessions')
        .set({ refreshCounter: refreshCounter + 1, refreshedAt: now })
        .where('id', '=', id)
        .where('refreshCounter', '=', refreshCounter)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    delete: async (id) => {
      await database.deleteFrom('authSessions').where('id', '=', id).execute();
    },
    deleteOfUser: async (userId, exceptId) => {
      const all = database.deleteFrom('authSessions').where('userId', '=', userId);
      await (exceptId === undefined ? all : all.where('id', '!=', exceptId)).execute();
    },
    sweep: async (openedBefore, refreshedBefore) => {
      await database
        .deleteFrom('authSessions')
        .where((builder) =>
          builder.or([
            builder('createdAt', '<', openedBefore),
            builder('refreshedAt', '<', refreshedBefore),
          ]),
        )
        .execute();
    },
  };
}

function toSession(row: Selectable<AuthTables['authSessions']>): Session {
  return { ...row, methods: JSON.parse(row.methods) as AuthenticationMethod[] };
}
