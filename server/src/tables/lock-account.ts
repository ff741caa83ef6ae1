import { sessionInvalid } from '#server/refusals/session-refusals.ts';

import type { Database } from './schema.ts';

/**
 * Locks an account's row until the transaction ends, so that per-account limits are checked without races; refuses when
 * the account is being deleted, so that nothing is added after it was marked. Acquire before locking any of its
 * documents or purchases, to avoid a deadlock.
 */
export async function lockAccount(transaction: Database, profileId: number): Promise<void> {
  const account = await lockRow(transaction, profileId);
  if (account?.deleting_at !== null) throw sessionInvalid();
}

/** Locks an account's row like `lockAccount`, but also one that is being deleted; false when there is none. */
export async function lockOpenOrClosedAccount(
  transaction: Database,
  profileId: number,
): Promise<boolean> {
  return (await lockRow(transaction, profileId)) !== undefined;
}

/** An update that changes nothing takes the lock on every database. */
function lockRow(transaction: Database, profileId: number) {
  return transaction
    .updateTable('profiles')
    .set((set) => ({ created_at: set.ref('created_at') }))
    .where('id', '=', profileId)
    .returning('deleting_at')
    .executeTakeFirst();
}
