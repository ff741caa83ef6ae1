import type { Migration } from '@proviso/database';
import { sql } from 'kysely';

/**
 * Deliveries end with their document, except those from before, which end within a day; and the bodies of finished
 * ones, which nobody reads any more, are gone.
 */
export const deliveriesOfDocuments: Migration = async (database, { integer }) => {
  await database.schema
    .alterTable('deliveries')
    .addColumn('document_id', integer, (column) =>
      column.references('documents.id').onDelete('cascade'),
    )
    .execute();
  await database.schema
    .createIndex('deliveries_of_document')
    .on('deliveries')
    .column('document_id')
    .execute();
  const empty = new Uint8Array();
  await sql`update deliveries set sealed = ${empty} where state <> 'waiting'`.execute(database);
};
