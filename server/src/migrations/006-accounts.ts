import type { Migration } from '@proviso/database';

/** Accounts being deleted, data exports, and the retention of originals. */
export const accounts: Migration = async (database, { identity, integer, text, bytes }) => {
  await database.schema.alterTable('profiles').addColumn('deleting_at', integer).execute();
  await database.schema.alterTable('profiles').addColumn('retention_days', integer).execute();
  await database.schema.alterTable('documents').addColumn('original_deleted_at', integer).execute();
  await database.schema
    .createTable('exports')
    .addColumn('id', identity)
    .addColumn('profile_id', integer, (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('ticket_hash', text, (column) => column.unique())
    .addColumn('sealed', bytes, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('documents_total', integer, (column) => column.notNull())
    .addColumn('documents_done', integer, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('updated_at', integer, (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('exports_of_profile')
    .on('exports')
    .column('profile_id')
    .execute();
};
