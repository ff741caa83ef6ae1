import { sessionInvalid } from '#server/refusals/session-refusals.ts';

import type { Database } from './schema.ts';

/**
 * Locks an account's row until the transaction ends, so that per-account limits are checked without races; refuses when
 * the account is being deleted, so that nothing is added after it was marked. Acquire before locking any of its
 * documents, to avoid a deadlock. An update that changes nothing takes the lock on every database.
 */
export async function lockAccount(transaction: Database, profileId: number): Promise<void> {
  const open = await transaction
    .updateTable('profiles')
    .set((set) => ({ created_at: set.ref('created_at') }))
    .where('id', '=', profileId)
    .where('deleting_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (open === undefined) throw sessionInvalid();
}
