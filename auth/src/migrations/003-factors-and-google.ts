import type { Migration } from '@proviso/database';

/** Tables for second factors and sign-ins through Google. */
export const factorsAndGoogle: Migration = async (database, columns) => {
  for (const create of [factors, sessionColumns, challenges, recoveryCodes, googleFlows]) {
    await create(database, columns);
  }
  const identities = database.schema.alterTable('auth_identities');
  await identities.addColumn('data', columns.text).execute();
};

const factors: Migration = async ({ schema }, { text, integer, bytes }) => {
  await schema
    .createTable('auth_factors')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) =>
      column.notNull().references('auth_users.id').onDelete('cascade'),
    )
    .addColumn('friendly_name', text, (column) => column.notNull())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('sealed_secret', bytes, (column) => column.notNull())
    .addColumn('last_step', integer, (column) => column.notNull())
    .addColumn('last_challenged_at', integer)
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('updated_at', integer, (column) => column.notNull())
    .execute();
  await schema.createIndex('auth_factors_user').on('auth_factors').column('user_id').execute();
};

const sessionColumns: Migration = async ({ schema }, { text, integer }) => {
  const sessions = () => schema.alterTable('auth_sessions');
  await sessions().addColumn('factor_id', text).execute();
  await sessions()
    .addColumn('refresh_floor', integer, (column) => column.notNull().defaultTo(0))
    .execute();
};

const challenges: Migration = async ({ schema }, { text, integer }) => {
  await schema
    .createTable('auth_challenges')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('factor_id', text, (column) =>
      column.notNull().references('auth_factors.id').onDelete('cascade'),
    )
    .addColumn('session_id', text, (column) =>
      column.notNull().references('auth_sessions.id').onDelete('cascade'),
    )
    .addColumn('address', text, (column) => column.notNull())
    .addColumn('attempts', integer, (column) => column.notNull())
    .addColumn('used_at', integer)
    .addColumn('created_at', integer, (column) => column.notNull())
    .execute();
  for (const column of ['factor_id', 'session_id']) {
    const index = schema.createIndex(`auth_challenges_${column}`).on('auth_challenges');
    await index.column(column).execute();
  }
};

const recoveryCodes: Migration = async ({ schema }, { text, integer }) => {
  await schema
    .createTable('auth_recovery_codes')
    .addColumn('user_id', text, (column) =>
      column.notNull().references('auth_users.id').onDelete('cascade'),
    )
    .addColumn('code_hash', text, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('auth_recovery_codes_key', ['user_id', 'code_hash'])
    .execute();
};

const googleFlows: Migration = async ({ schema }, { text, integer, bytes }) => {
  await schema
    .createTable('auth_google_flows')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('state_hash', text, (column) => column.notNull().unique())
    .addColumn('browser_hash', text, (column) => column.notNull())
    .addColumn('sealed_payload', bytes, (column) => column.notNull())
    .addColumn('used_at', integer)
    .addColumn('created_at', integer, (column) => column.notNull())
    .execute();
};
