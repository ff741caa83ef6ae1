import type { Migration } from '@proviso/database';

/** Documents' extracted texts, for searching. Existing documents get theirs with their next analysis. */
export const documentTexts: Migration = async (database, { integer, bytes }) => {
  await database.schema
    .createTable('document_texts')
    .addColumn('document_id', integer, (column) =>
      column.primaryKey().references('documents.id').onDelete('cascade'),
    )
    .addColumn('characters', integer, (column) => column.notNull())
    .addColumn('is_partial', integer, (column) => column.notNull())
    .addColumn('sealed_content', bytes, (column) => column.notNull())
    .addColumn('sealed_layout', bytes, (column) => column.notNull())
    .execute();
};
