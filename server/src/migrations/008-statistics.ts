import type { Migration } from '@proviso/database';

/** Each document's number of findings by type, and each account's default policy. */
export const statistics: Migration = async (database, { integer, text }) => {
  await database.schema
    .createTable('finding_counts')
    .addColumn('document_id', integer, (column) =>
      column.notNull().references('documents.id').onDelete('cascade'),
    )
    .addColumn('category', text, (column) => column.notNull())
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('type_name', text, (column) => column.notNull())
    .addColumn('findings', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('finding_counts_key', ['document_id', 'category', 'type'])
    .execute();
  await database.schema
    .alterTable('documents')
    .addColumn('has_type_counts', integer, (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema.alterTable('profiles').addColumn('default_policy', text).execute();
};
