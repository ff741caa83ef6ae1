import type { Migration } from '@proviso/database';

/** API keys, webhooks with their deliveries, and each account's activity. */
export const automation: Migration = async (database, columns) => {
  await createApiKeys(database, columns);
  await createWebhooks(database, columns);
  const { identity, integer, text, bytes } = columns;
  await database.schema
    .createTable('audit_entries')
    .addColumn('id', identity)
    .addColumn('profile_id', integer, (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('subject_id', integer)
    .addColumn('sealed', bytes, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('audit_entries_of_profile')
    .on('audit_entries')
    .columns(['profile_id', 'id'])
    .execute();
};

const createApiKeys: Migration = async (database, { identity, integer, text }) => {
  await database.schema
    .createTable('api_keys')
    .addColumn('id', identity)
    .addColumn('profile_id', integer, (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('scope', text, (column) => column.notNull())
    .addColumn('digest', text, (column) => column.notNull().unique())
    .addColumn('ending', text, (column) => column.notNull())
    .addColumn('is_assured', integer, (column) => column.notNull())
    .addColumn('expires_at', integer)
    .addColumn('last_used_at', integer)
    .addColumn('created_at', integer, (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('api_keys_of_profile')
    .on('api_keys')
    .column('profile_id')
    .execute();
};

const createWebhooks: Migration = async (database, { identity, integer, text, bytes }) => {
  await database.schema
    .createTable('webhooks')
    .addColumn('id', identity)
    .addColumn('profile_id', integer, (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('sealed', bytes, (column) => column.notNull())
    .addColumn('events', text, (column) => column.notNull())
    .addColumn('includes_name', integer, (column) => column.notNull())
    .addColumn('is_enabled', integer, (column) => column.notNull())
    .addColumn('failing_since', integer)
    .addColumn('created_at', integer, (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('webhooks_of_profile')
    .on('webhooks')
    .column('profile_id')
    .execute();
  await database.schema
    .createTable('deliveries')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('webhook_id', integer, (column) =>
      column.notNull().references('webhooks.id').onDelete('cascade'),
    )
    .addColumn('event', text, (column) => column.notNull())
    .addColumn('sealed', bytes, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('attempts', integer, (column) => column.notNull())
    .addColumn('due_at', integer)
    .addColumn('attempted_at', integer)
    .addColumn('response_status', integer)
    .addColumn('failure', text)
    .addColumn('created_at', integer, (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('deliveries_of_webhook')
    .on('deliveries')
    .columns(['webhook_id', 'created_at'])
    .execute();
  await database.schema
    .createIndex('deliveries_due')
    .on('deliveries')
    .columns(['state', 'due_at'])
    .execute();
};
