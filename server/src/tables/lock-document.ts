import type { Selectable } from 'kysely';

import type { Database, Schema } from './schema.ts';

/**
 * Locks a document's row until the transaction ends, to serialize changes to its dependent rows; undefined when there
 * is no such document. An update that changes nothing takes the lock on every database.
 */
export async function lockDocument(
  transaction: Database,
  id: number,
): Promise<Selectable<Schema['documents']> | undefined> {
  return transaction
    .updateTable('documents')
    .set((set) => ({ run: set.ref('run') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
