import type { Database } from './schema.ts';

/**
 * Holds a profile's row until the transaction ends, so that what an account may have a number of is counted by one at a time.
 * An update that changes nothing does so on every database.
 */
export async function lockProfile(transaction: Database, id: number): Promise<void> {
  await transaction
    .updateTable('profiles')
    .set((set) => ({ name: set.ref('name') }))
    .where('id', '=', id)
    .execute();
}
