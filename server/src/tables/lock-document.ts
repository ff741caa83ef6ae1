import type { Selectable } from 'kysely';

import type { Database, Schema } from './schema.ts';

/**
 * Holds a document's row until the transaction ends, so that what hangs on it is changed by one at a time; undefined
 * when there is no such document. An update that changes nothing does so on every database.
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
