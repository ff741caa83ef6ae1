import type { Database } from '#server/tables/schema.ts';

import {
  deleteUser,
  type DeletionDependencies,
  finishDeletion,
  logDeletion,
} from './finish-deletions.ts';

/**
 * Permanently deletes an auth user and all data about them. False when something is left: the account is closed in any
 * case, and the rest is retried until it is done.
 */
export type EraseAccount = (userId: string) => Promise<boolean>;

/** Binds `EraseAccount`. The caller must make sure that the deletion is authorized. */
export function createEraseAccount(dependencies: DeletionDependencies): EraseAccount {
  const { database, logger, clock } = dependencies;
  return async (userId) => {
    let id = await markForDeletion(database, userId, clock.now());
    if (id === undefined) {
      await deleteUser(dependencies, userId);
      // A concurrent request may have created the profile meanwhile; from here on none can.
      id = await markForDeletion(database, userId, clock.now());
    }
    if (id === undefined) {
      logDeletion(logger, userId);
      return true;
    }
    try {
      await finishDeletion(dependencies, { id, userId });
      return true;
    } catch (error) {
      logger.error({ error, profile: id }, 'an account could not be deleted yet');
      return false;
    }
  };
}

/** Marks the profile as being deleted and returns its id; undefined when the user has none. */
async function markForDeletion(
  database: Database,
  userId: string,
  now: number,
): Promise<number | undefined> {
  const row = await database
    .updateTable('profiles')
    .set((set) => ({ deleting_at: set.fn.coalesce('deleting_at', set.val(now)) }))
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
