import type { Migration } from '@proviso/database';

const INDEXES = [
  { name: 'documents_of_reservation', table: 'documents', column: 'reservation_id' },
  { name: 'reservations_of_profile', table: 'reservations', column: 'profile_id' },
  { name: 'embedded_sessions_of_customer', table: 'embedded_sessions', column: 'customer_id' },
  {
    name: 'embedded_subscriptions_of_customer',
    table: 'embedded_subscriptions',
    column: 'customer_id',
  },
  { name: 'embedded_invoices_of_customer', table: 'embedded_invoices', column: 'customer_id' },
  {
    name: 'embedded_invoices_of_subscription',
    table: 'embedded_invoices',
    column: 'subscription_id',
  },
] as const;

/** Indexes for references, so that deleting an account or looking up a purchase does not scan whole tables. */
export const indexes: Migration = async (database) => {
  for (const { name, table, column } of INDEXES) {
    await database.schema.createIndex(name).on(table).column(column).execute();
  }
};
