import type { Selectable } from 'kysely';

import { createFlowStateStore } from '../flows/flow-state-store.ts';
import type { AuthDatabase, AuthTables } from '../tables.ts';
import type { AuthenticationMethod, Session } from './session.ts';

/** A step-up advances the counter by two: then no earlier token is the due one or its predecessor. */
const STEP_UP_INCREMENT = 2;

/** Where a session is opened from, or an account is changed from. */
export interface SessionOrigin {
  readonly address: string;
  readonly userAgent: string;
}

/** A session and its origin. */
type OpenedSession = Session & SessionOrigin;

/** Stores sessions; deleting a session ends it immediately. */
export interface SessionStore {
  insert(session: Session, origin: SessionOrigin): Promise<void>;
  find(id: string): Promise<Session | undefined>;
  /**
   * Increments the counter, only if it is still the given value: of several concurrent callers exactly one gets true.
   */
  advance(id: string, refreshCounter: number, now: number): Promise<boolean>;
  /**
   * Raises the session to `aal2` with a factor. Earlier refresh tokens then fall below its floor. Undefined when the
   * session no longer exists.
   */
  raise(id: string, factorId: string, now: number): Promise<Session | undefined>;
  /** Removes the second factor from all sessions raised with this factor. */
  lower(factorId: string): Promise<void>;
  /** Prepends an authentication step, replacing an older one of its kind. */
  renew(id: string, step: AuthenticationMethod): Promise<void>;
  listOfUser(userId: string): Promise<OpenedSession[]>;
  delete(id: string): Promise<void>;
  /** Deletes a session of that user; false when the user has none with that id. */
  deleteOfUserById(userId: string, id: string): Promise<boolean>;
  /** Deletes the user's sessions that have presented only one factor. */
  deleteSingleFactor(userId: string): Promise<void>;
  /**
   * Deletes the user's sessions, except the given one, and the codes that could still become one; true if there was
   * any.
   */
  deleteOfUser(userId: string, exceptId?: string): Promise<boolean>;
  /** Deletes sessions opened or last refreshed before the given times. */
  sweep(openedBefore: number, refreshedBefore: number): Promise<void>;
}

/** Stores sessions in the service's tables. */
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
    raise: (id, factorId, now) => raiseSession(database, id, { factorId, now }),
    lower: (factorId) => lowerSessions(database, factorId),
    deleteSingleFactor: async (userId) => {
      await database
        .deleteFrom('authSessions')
        .where('userId', '=', userId)
        .where('aal', '=', 'aal1')
        .execute();
    },
    renew: (id, step) => renewSession(database, id, step),
    listOfUser: (userId) => listSessions(database, userId),
    deleteOfUserById: (userId, id) => deleteOfUserById(database, userId, id),
    delete: async (id) => {
      await database.deleteFrom('authSessions').where('id', '=', id).execute();
    },
    deleteOfUser: (userId, exceptId) => deleteOfUser(database, userId, exceptId),
    sweep: (openedBefore, refreshedBefore) => sweep(database, openedBefore, refreshedBefore),
  };
}

async function sweep(
  database: AuthDatabase,
  openedBefore: number,
  refreshedBefore: number,
): Promise<void> {
  await database
    .deleteFrom('authSessions')
    .where((builder) =>
      builder.or([
        builder('createdAt', '<', openedBefore),
        builder('refreshedAt', '<', refreshedBefore),
      ]),
    )
    .execute();
}

async function deleteOfUser(
  database: AuthDatabase,
  userId: string,
  exceptId: string | undefined,
): Promise<boolean> {
  const all = database.deleteFrom('authSessions').where('userId', '=', userId);
  const ended = exceptId === undefined ? all : all.where('id', '!=', exceptId);
  const { numDeletedRows } = await ended.executeTakeFirst();
  await createFlowStateStore(database).deleteOfUser(userId);
  return numDeletedRows > 0n;
}

async function raiseSession(
  database: AuthDatabase,
  id: string,
  { factorId, now }: { factorId: string; now: number },
): Promise<Session | undefined> {
  const methods = await readMethods(database, id);
  const raised: AuthenticationMethod = { method: 'totp', timestamp: Math.floor(now / 1000) };
  const row = await database
    .updateTable('authSessions')
    .set((builder) => ({
      aal: 'aal2',
      factorId,
      methods: JSON.stringify([raised, ...withoutTotp(methods)]),
      refreshCounter: builder('refreshCounter', '+', STEP_UP_INCREMENT),
      refreshFloor: builder('refreshCounter', '+', STEP_UP_INCREMENT),
      refreshedAt: now,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toSession(row);
}

async function listSessions(database: AuthDatabase, userId: string): Promise<OpenedSession[]> {
  const rows = await database
    .selectFrom('authSessions')
    .selectAll()
    .where('userId', '=', userId)
    .execute();
  return rows.map(toSession);
}

async function deleteOfUserById(
  database: AuthDatabase,
  userId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('authSessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

async function renewSession(
  database: AuthDatabase,
  id: string,
  step: AuthenticationMethod,
): Promise<void> {
  const older = (await readMethods(database, id)).filter(({ method }) => method !== step.method);
  await database
    .updateTable('authSessions')
    .set({ methods: JSON.stringify([step, ...older]) })
    .where('id', '=', id)
    .execute();
}

async function lowerSessions(database: AuthDatabase, factorId: string): Promise<void> {
  const raised = database.selectFrom('authSessions').select('id').where('factorId', '=', factorId);
  for (const { id } of await raised.execute()) {
    const methods = JSON.stringify(withoutTotp(await readMethods(database, id)));
    await database
      .updateTable('authSessions')
      .set({ aal: 'aal1', factorId: null, methods })
      .where('id', '=', id)
      .where('factorId', '=', factorId)
      .execute();
  }
}

async function readMethods(database: AuthDatabase, id: string): Promise<AuthenticationMethod[]> {
  const row = await database
    .selectFrom('authSessions')
    .select('methods')
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? [] : parseMethods(row.methods);
}

function withoutTotp(methods: readonly AuthenticationMethod[]): AuthenticationMethod[] {
  return methods.filter(({ method }) => method !== 'totp');
}

function parseMethods(text: string): AuthenticationMethod[] {
  return JSON.parse(text) as AuthenticationMethod[];
}

function toSession(row: Selectable<AuthTables['authSessions']>): OpenedSession {
  return { ...row, methods: parseMethods(row.methods) };
}
