import type { Columns, Migration } from '@proviso/database';
import { type Kysely, sql } from 'kysely';

/**
 * What an account has bought, kept apart for each set of books: a start with another payment service's key neither
 * replaces nor loses it.
 */
export const billingBooks: Migration = async (database, columns) => {
  // No dialect-independent statement changes a primary key, so the table is made anew.
  await database.schema
    .alterTable('billing_accounts')
    .renameTo('billing_accounts_before')
    .execute();
  await createAccounts(database, columns);
  await sql`
    insert into billing_accounts
      (profile_id, books, customer_id, ticket, plan, state, period_start, period_end, ends_at)
    select profile_id, books, customer_id, ticket, case when state is null then null else plan end,
      state, period_start, period_end, ends_at
    from billing_accounts_before join profiles on profiles.id = profile_id`.execute(database);
  await database.schema.dropTable('billing_accounts_before').execute();
};

function createAccounts(database: Kysely<unknown>, { integer, text }: Columns): Promise<void> {
  return database.schema
    .createTable('billing_accounts')
    .addColumn('profile_id', integer, (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('books', text, (column) => column.notNull())
    .addColumn('customer_id', text, (column) => column.notNull())
    .addColumn('ticket', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('plan', text)
    .addColumn('state', text)
    .addColumn('period_start', integer)
    .addColumn('period_end', integer)
    .addColumn('ends_at', integer)
    .addPrimaryKeyConstraint('billing_accounts_key', ['profile_id', 'books'])
    .addUniqueConstraint('billing_accounts_customer', ['customer_id'])
    .execute();
}
