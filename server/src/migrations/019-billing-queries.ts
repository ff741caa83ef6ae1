import type { Migration } from '@proviso/database';
import { sql } from 'kysely';

/**
 * When each customer was last asked about and might have bought something, and which query was stored last. What the
 * embedded checkout kept of accounts deleted while another payment service was in use goes as well.
 */
export const billingQueries: Migration = async (database, { integer }) => {
  await database.schema.alterTable('billing_accounts').addColumn('asked_at', integer).execute();
  await database.schema
    .alterTable('billing_accounts')
    .addColumn('page_opened_at', integer)
    .execute();
  await database.schema
    .alterTable('billing_accounts')
    .addColumn('stored_ticket', integer, (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    delete from embedded_customers
    where id not in (select customer_id from billing_accounts)`.execute(database);
};
