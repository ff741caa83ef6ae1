import type { Migration } from '@proviso/database';

/** The certificates of cleaned copies. */
export const cleanings: Migration = async (database, { identity, integer, bytes }) => {
  await database.schema
    .createTable('cleanings')
    .addColumn('id', identity)
    .addColumn('document_id', integer, (column) =>
      column.notNull().references('documents.id').onDelete('cascade'),
    )
    .addColumn('sealed', bytes, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('cleanings_of_document')
    .on('cleanings')
    .columns(['document_id', 'id'])
    .execute();
};
