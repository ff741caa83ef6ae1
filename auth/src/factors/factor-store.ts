import { randomUUID } from 'node:crypto';

import type { Selectable } from 'kysely';

import type { Sealer } from '../options.ts';
import type { AuthDatabase, AuthTables } from '../tables.ts';
import type { Factor } from './factor.ts';

/** Before any time step. */
const NO_STEP = -1;

/** A new factor. */
interface NewFactor {
  readonly userId: string;
  readonly friendlyName: string;
  readonly secret: Uint8Array;
}

/** Stores second factors; those of other users are treated as absent. */
export interface FactorStore {
  /** Creates an unverified factor. */
  insert(factor: NewFactor, now: number): Promise<Factor>;
  find(userId: string, id: string): Promise<Factor | undefined>;
  /** All of a user's factors, oldest first. */
  list(userId: string): Promise<Factor[]>;
  /** The secret shared with the user's device; undefined when the factor no longer exists. */
  openSecret(id: string): Promise<Uint8Array | undefined>;
  recordChallenge(id: string, now: number): Promise<void>;
  /**
   * Verifies the factor with a code of the given time step. False when a code of this or a later step was already
   * accepted: of several concurrent callers with one code exactly one gets true.
   */
  acceptStep(id: string, step: number, now: number): Promise<boolean>;
  /** Deletes the user's factors created before the given time and never verified. */
  deleteUnverified(userId: string, createdBefore: number): Promise<void>;
  /** The same for all users. */
  sweep(createdBefore: number): Promise<void>;
}

/** Stores factors in the service's tables. */
export function createFactorStore(database: AuthDatabase, sealer: Sealer): FactorStore {
  const deleteUnverified = (createdBefore: number) =>
    database
      .deleteFrom('authFactors')
      .where('status', '=', 'unverified')
      .where('createdAt', '<', createdBefore);
  return {
    insert: (factor, now) => insertFactor(database, sealer, { factor, now }),
    find: async (userId, id) => {
      const row = await database
        .selectFrom('authFactors')
        .selectAll()
        .where('id', '=', id)
        .where('userId', '=', userId)
        .executeTakeFirst();
      return row && toFactor(row);
    },
    list: (userId) => listFactors(database, [userId]),
    openSecret: async (id) => {
      const row = await database
        .selectFrom('authFactors')
        .select('sealedSecret')
        .where('id', '=', id)
        .executeTakeFirst();
      return row && sealer.open(row.sealedSecret, sealingContext(id));
    },
    recordChallenge: async (id, lastChallengedAt) => {
      await database
        .updateTable('authFactors')
        .set({ lastChallengedAt })
        .where('id', '=', id)
        .execute();
    },
    acceptStep: async (id, lastStep, updatedAt) => {
      const { numUpdatedRows } = await database
        .updateTable('authFactors')
        .set({ lastStep, status: 'verified', updatedAt })
        .where('id', '=', id)
        .where('lastStep', '<', lastStep)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    deleteUnverified: async (userId, createdBefore) => {
      await deleteUnverified(createdBefore).where('userId', '=', userId).execute();
    },
    sweep: async (createdBefore) => {
      await deleteUnverified(createdBefore).execute();
    },
  };
}

/** All factors of these users, oldest first; for callers that do not need their secrets. */
export async function listFactors(
  database: AuthDatabase,
  userIds: readonly string[],
): Promise<Factor[]> {
  const rows = await database
    .selectFrom('authFactors')
    .selectAll()
    .where('userId', 'in', userIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(toFactor);
}

async function insertFactor(
  database: AuthDatabase,
  sealer: Sealer,
  { factor, now }: { factor: NewFactor; now: number },
): Promise<Factor> {
  const { userId, friendlyName, secret } = factor;
  const id = randomUUID();
  const row = await database
    .insertInto('authFactors')
    .values({
      id,
      userId,
      friendlyName,
      status: 'unverified',
      sealedSecret: sealer.seal(secret, sealingContext(id)),
      lastStep: NO_STEP,
      lastChallengedAt: null,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toFactor(row);
}

function sealingContext(id: string): string {
  return `auth factor ${id}`;
}

function toFactor(row: Selectable<AuthTables['authFactors']>): Factor {
  const { sealedSecret: _sealedSecret, lastStep: _lastStep, ...factor } = row;
  return factor;
}
