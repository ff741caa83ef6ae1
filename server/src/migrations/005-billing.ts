import type { Columns, Migration } from '@proviso/database';
import type { Kysely } from 'kysely';

/** What accounts have bought, the events that reported it, and the embedded checkout's books. */
export const billing: Migration = async (database, columns) => {
  const { integer, text } = columns;
  await database.schema
    .createTable('billing_accounts')
    .addColumn('profile_id', integer, (column) =>
      column.primaryKey().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('books', text, (column) => column.notNull())
    .addColumn('customer_id', text, (column) => column.notNull().unique())
    .addColumn('ticket', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('state', text)
    .addColumn('period_start', integer)
    .addColumn('period_end', integer)
    .addColumn('ends_at', integer)
    .execute();
  await database.schema
    .createTable('payment_events')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('received_at', integer, (column) => column.notNull())
    .execute();
  await createCustomers(database, columns);
  await createSessions(database, columns);
  await createSubscriptions(database, columns);
  await createInvoices(database, columns);
  await database.schema
    .createTable('embedded_events')
    .addColumn('position', columns.identity)
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('body', text, (column) => column.notNull())
    .execute();
};

const createCustomers: Migration = async (database, { text }) => {
  await database.schema
    .createTable('embedded_customers')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('idempotency_key', text, (column) => column.notNull().unique())
    .addColumn('card_last4', text)
    .execute();
};

const createSessions: Migration = async (database, columns) => {
  const { identity, integer, text } = columns;
  await ofCustomer(database, columns, 'embedded_sessions')
    .addColumn('position', identity)
    .addColumn('id', text, (column) => column.notNull().unique())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('idempotency_key', text, (column) => column.unique())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('plan', text)
    .addColumn('trial_days', integer, (column) => column.notNull())
    .addColumn('success_url', text, (column) => column.notNull())
    .addColumn('cancel_url', text, (column) => column.notNull())
    .addColumn('card_last4', text)
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('expires_at', integer, (column) => column.notNull())
    .execute();
};

const createSubscriptions: Migration = async (database, columns) => {
  const { integer, text } = columns;
  await ofCustomer(database, columns, 'embedded_subscriptions')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('plan', text, (column) => column.notNull())
    .addColumn('next_plan', text)
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('period_start', integer, (column) => column.notNull())
    .addColumn('period_end', integer, (column) => column.notNull())
    .addColumn('is_ending', integer, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .execute();
};

const createInvoices: Migration = async (database, columns) => {
  const { identity, integer, text } = columns;
  await ofCustomer(database, columns, 'embedded_invoices')
    .addColumn('id', identity)
    .addColumn('subscription_id', text, (column) => column.notNull())
    .addColumn('plan', text, (column) => column.notNull())
    .addColumn('amount', integer, (column) => column.notNull())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .execute();
};

function ofCustomer(database: Kysely<unknown>, { text }: Columns, table: string) {
  return database.schema
    .createTable(table)
    .addColumn('customer_id', text, (column) =>
      column.notNull().references('embedded_customers.id').onDelete('cascade'),
    );
}
