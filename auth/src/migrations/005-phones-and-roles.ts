import type { Migration } from '@proviso/database';

/** Properties set by operators: a phone number to sign in with, and a role for consumers of tokens. */
export const phonesAndRoles: Migration = async ({ schema }, { integer }) => {
  await schema.alterTable('auth_users').addColumn('phone', 'text').execute();
  await schema.alterTable('auth_users').addColumn('phone_confirmed_at', integer).execute();
  await schema.alterTable('auth_users').addColumn('role', 'text').execute();
  await schema.createIndex('auth_users_phone').on('auth_users').column('phone').unique().execute();
};
