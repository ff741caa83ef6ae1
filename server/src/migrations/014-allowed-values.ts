import type { Migration } from '@proviso/database';
import { sql } from 'kysely';

/**
 * Values accounts allow in all their documents, the value keys of findings, and which verdicts are due for
 * recomputation.
 */
export const allowedValues: Migration = async (database, { identity, integer, text, bytes }) => {
  await database.schema
    .createTable('allowed_values')
    .addColumn('id', identity)
    .addColumn('profile_id', integer, (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('value', text, (column) => column.notNull())
    .addColumn('sealed', bytes, (column) => column.notNull())
    .addUniqueConstraint('allowed_values_key', ['profile_id', 'value'])
    .execute();
  await database.schema.alterTable('analyses').addColumn('sealed_values', bytes).execute();
  await database.schema
    .alterTable('documents')
    .addColumn('is_verdict_due', integer, (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema
    .createIndex('documents_with_due_verdict')
    .on('documents')
    .column('profile_id')
    .where(sql.ref('is_verdict_due'), '=', sql.lit(1))
    .execute();
};
