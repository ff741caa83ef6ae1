import type { Migration } from '@proviso/database';

/** Where users have signed in before, and whether they want notices about other places. */
export const signInNotices: Migration = async ({ schema }, { integer, text }) => {
  await schema
    .alterTable('auth_users')
    .addColumn('sign_in_notices', integer, (column) => column.notNull().defaultTo(1))
    .execute();
  await schema
    .createTable('auth_known_devices')
    .addColumn('user_id', text, (column) =>
      column.notNull().references('auth_users.id').onDelete('cascade'),
    )
    .addColumn('device', text, (column) => column.notNull())
    .addColumn('last_seen_at', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('auth_known_devices_key', ['user_id', 'device'])
    .execute();
};
