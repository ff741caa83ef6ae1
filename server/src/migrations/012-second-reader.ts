import type { Migration } from '@proviso/database';

/** Which language model also reads an account's documents, and the tokens it has used per month. */
export const secondReader: Migration = async (database, { integer, text }) => {
  await database.schema
    .createTable('second_readers')
    .addColumn('profile_id', integer, (column) =>
      column.primaryKey().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('model', text, (column) => column.notNull())
    .addColumn('host', text, (column) => column.notNull())
    .addColumn('chosen_at', integer, (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('language_model_usage')
    .addColumn('profile_id', integer, (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('period_start', integer, (column) => column.notNull())
    .addColumn('tokens', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('language_model_usage_key', ['profile_id', 'period_start'])
    .execute();
};
