import type { Migration } from '@proviso/database';

/** Tables for mailed codes and links, PKCE and administration. */
export const mailAndFlows: Migration = async (database, columns) => {
  for (const create of [userColumns, flowStates, oneTimeTokens, secrets]) {
    await create(database, columns);
  }
};

/** SQLite adds one column at a time. */
const userColumns: Migration = async ({ schema }, { text, integer }) => {
  const users = () => schema.alterTable('auth_users');
  for (const name of ['app_metadata', 'new_email', 'email_change_accepted_by']) {
    await users().addColumn(name, text).execute();
  }
  for (const name of [
    'confirmation_sent_at',
    'recovery_sent_at',
    'email_change_sent_at',
    'reauthentication_sent_at',
    'invited_at',
    'deleted_at',
  ]) {
    await users().addColumn(name, integer).execute();
  }
};

const flowStates: Migration = async ({ schema }, { text, integer, bytes }) => {
  await schema
    .createTable('auth_flow_states')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.references('auth_users.id').onDelete('cascade'))
    .addColumn('method', text, (column) => column.notNull())
    .addColumn('challenge', text, (column) => column.notNull())
    .addColumn('code_hash', text, (column) => column.unique())
    .addColumn('attempts', integer, (column) => column.notNull())
    .addColumn('sealed_payload', bytes)
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('code_issued_at', integer)
    .execute();
  await schema
    .createIndex('auth_flow_states_user')
    .on('auth_flow_states')
    .column('user_id')
    .execute();
};

const oneTimeTokens: Migration = async ({ schema }, { text, integer }) => {
  await schema
    .createTable('auth_one_time_tokens')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) =>
      column.notNull().references('auth_users.id').onDelete('cascade'),
    )
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('link_hash', text, (column) => column.notNull().unique())
    .addColumn('code_hash', text, (column) => column.notNull())
    .addColumn('attempts', integer, (column) => column.notNull())
    .addColumn('flow_id', text)
    .addColumn('created_at', integer, (column) => column.notNull())
    .addUniqueConstraint('auth_one_time_tokens_slot', ['user_id', 'kind'])
    .execute();
  await schema
    .createIndex('auth_one_time_tokens_email')
    .on('auth_one_time_tokens')
    .column('email')
    .execute();
};

const secrets: Migration = async ({ schema }, { text, integer, bytes }) => {
  await schema
    .createTable('auth_secrets')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('sealed_value', bytes, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .execute();
};
