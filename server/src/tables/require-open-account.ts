import { sessionInvalid } from '#server/refusals/session-refusals.ts';

import type { Database } from './schema.ts';

/**
 * Holds an account's row until the transaction ends; refuses when the account is being deleted. So nothing is added to
 * an account after it was marked.
 */
export async function requireOpenAccount(transaction: Database, profileId: number): Promise<void> {
  const open = await transaction
    .updateTable('profiles')
    .set((set) => ({ created_at: set.ref('created_at') }))
    .where('id', '=', profileId)
    .where('deleting_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (open === undefined) throw sessionInvalid();
}
