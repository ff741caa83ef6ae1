import type { Migration } from '@proviso/database';

/** Owners' decisions about findings, and the columns for re-scans, versions and duplicates of documents. */
export const reviews: Migration = async (database, { integer, text, bytes }) => {
  await database.schema
    .createTable('decisions')
    .addColumn('document_id', integer, (column) =>
      column.notNull().references('documents.id').onDelete('cascade'),
    )
    .addColumn('finding', text, (column) => column.notNull())
    .addColumn('sealed', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('decisions_key', ['document_id', 'finding'])
    .execute();
  const documents = () => database.schema.alterTable('documents');
  await documents()
    .addColumn('runs_before', integer, (column) => column.notNull().defaultTo(0))
    .execute();
  await documents()
    .addColumn('previous_id', integer, (column) =>
      column.references('documents.id').onDelete('set null'),
    )
    .execute();
  await documents().addColumn('content_digest', text).execute();
  await database.schema
    .createIndex('documents_by_content')
    .on('documents')
    .columns(['profile_id', 'content_digest'])
    .execute();
  await database.schema
    .createIndex('documents_by_previous')
    .on('documents')
    .column('previous_id')
    .execute();
};
