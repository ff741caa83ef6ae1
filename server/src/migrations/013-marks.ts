import type { Migration } from '@proviso/database';

/** Owners' marks in documents. */
export const marks: Migration = async (database, { identity, integer, text, bytes }) => {
  await database.schema
    .createTable('marks')
    .addColumn('id', identity)
    .addColumn('document_id', integer, (column) =>
      column.notNull().references('documents.id').onDelete('cascade'),
    )
    .addColumn('words', text, (column) => column.notNull())
    .addColumn('sealed', bytes, (column) => column.notNull())
    .addUniqueConstraint('marks_key', ['document_id', 'words'])
    .execute();
};
