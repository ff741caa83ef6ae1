import type { Migration } from '@proviso/database';

/** Users, their identities and sessions, signing keys, and throttling. */
export const createTables: Migration = async (database, columns) => {
  for (const create of [users, identities, sessions, knownAddresses, signingKeys, throttles]) {
    await create(database, columns);
  }
};

const users: Migration = async ({ schema }, { text, integer }) => {
  await schema
    .createTable('auth_users')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('email', text, (column) => column.notNull().unique())
    .addColumn('password_hash', text)
    .addColumn('email_confirmed_at', integer)
    .addColumn('email_proven_at', integer)
    .addColumn('metadata', text, (column) => column.notNull())
    .addColumn('banned_until', integer)
    .addColumn('last_sign_in_at', integer)
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('updated_at', integer, (column) => column.notNull())
    .execute();
};

const identities: Migration = async ({ schema }, { text, integer }) => {
  await schema
    .createTable('auth_identities')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) =>
      column.notNull().references('auth_users.id').onDelete('cascade'),
    )
    .addColumn('provider', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('last_sign_in_at', integer)
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('updated_at', integer, (column) => column.notNull())
    .addUniqueConstraint('auth_identities_subject', ['provider', 'subject'])
    .execute();
  await schema
    .createIndex('auth_identities_user')
    .on('auth_identities')
    .column('user_id')
    .execute();
};

const sessions: Migration = async ({ schema }, { text, integer, bytes }) => {
  await schema
    .createTable('auth_sessions')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) =>
      column.notNull().references('auth_users.id').onDelete('cascade'),
    )
    .addColumn('aal', text, (column) => column.notNull())
    .addColumn('methods', text, (column) => column.notNull())
    .addColumn('refresh_counter', integer, (column) => column.notNull())
    .addColumn('sealed_refresh_key', bytes, (column) => column.notNull())
    .addColumn('address', text, (column) => column.notNull())
    .addColumn('user_agent', text, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('refreshed_at', integer, (column) => column.notNull())
    .execute();
  await schema.createIndex('auth_sessions_user').on('auth_sessions').column('user_id').execute();
};

const knownAddresses: Migration = async ({ schema }, { text, integer }) => {
  await schema
    .createTable('auth_known_addresses')
    .addColumn('user_id', text, (column) =>
      column.notNull().references('auth_users.id').onDelete('cascade'),
    )
    .addColumn('address', text, (column) => column.notNull())
    .addColumn('last_seen_at', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('auth_known_addresses_key', ['user_id', 'address'])
    .execute();
};

const signingKeys: Migration = async ({ schema }, { text, integer, bytes }) => {
  await schema
    .createTable('auth_signing_keys')
    .addColumn('generation', integer, (column) => column.primaryKey())
    .addColumn('key_id', text, (column) => column.notNull().unique())
    .addColumn('algorithm', text, (column) => column.notNull())
    .addColumn('public_key', text, (column) => column.notNull())
    .addColumn('sealed_private_key', bytes, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .execute();
};

const throttles: Migration = async ({ schema }, { text, integer }) => {
  await schema
    .createTable('auth_throttles')
    .addColumn('key', text, (column) => column.primaryKey())
    .addColumn('empty_at', integer, (column) => column.notNull())
    .execute();
};
