import { sessionInvalid } from '#server/refusals/session-refusals.ts';

import type { Database } from './schema.ts';

/**
 * Holds an account's row until the transaction ends, so that what it may have a number of is counted by one at a time;
 * refuses when the account is being deleted, so that nothing is added after it was marked. Held before any of its
 * documents: who took both the other way round would wait for each other. An update that changes nothing does so on
 * every database.
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
