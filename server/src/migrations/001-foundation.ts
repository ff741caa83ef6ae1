import type { Migration } from '@proviso/database';

const COUNTED = ['pii', 'discrimination', 'legal', 'policy'].flatMap((category) =>
  ['high', 'medium', 'low'].map((severity) => `${category}_${severity}`),
);

/** Accounts, their allowance, documents with their findings, and the embedded job queue. */
export const foundation: Migration = async (database, columns) => {
  const { identity, integer, text, bytes } = columns;
  await database.schema
    .createTable('installation')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('value', text, (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('profiles')
    .addColumn('id', identity)
    .addColumn('user_id', text, (column) => column.notNull().unique())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('plan', text, (column) => column.notNull())
    .addColumn('role', text, (column) => column.notNull())
    .addColumn('is_demo', integer, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .execute();
  await createAllowance(database, columns);
  await createDocuments(database, columns);
  await database.schema
    .createTable('analyses')
    .addColumn('document_id', integer, (column) =>
      column.primaryKey().references('documents.id').onDelete('cascade'),
    )
    .addColumn('sealed', bytes, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .execute();
  await createJobs(database, columns);
};

const createAllowance: Migration = async (database, { identity, integer, text }) => {
  await database.schema
    .createTable('usage_periods')
    .addColumn('profile_id', integer, (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('period_start', integer, (column) => column.notNull())
    .addColumn('used', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('usage_periods_key', ['profile_id', 'period_start'])
    .execute();
  await database.schema
    .createTable('reservations')
    .addColumn('id', identity)
    .addColumn('profile_id', integer, (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('period_start', integer, (column) => column.notNull())
    .addColumn('purpose', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('reservations_by_state')
    .on('reservations')
    .columns(['state', 'purpose', 'created_at'])
    .execute();
};

const createDocuments: Migration = async (database, { identity, integer, text }) => {
  let table = database.schema
    .createTable('documents')
    .addColumn('id', identity)
    .addColumn('profile_id', integer, (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('format', text, (column) => column.notNull())
    .addColumn('size', integer, (column) => column.notNull())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('blob_key', text, (column) => column.notNull().unique())
    .addColumn('reservation_id', integer, (column) =>
      column.notNull().references('reservations.id'),
    )
    .addColumn('uploaded_at', integer, (column) => column.notNull())
    .addColumn('run', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('processing_ms', integer)
    .addColumn('compliance_status', text)
    .addColumn('failure_code', text);
  for (const name of COUNTED) {
    table = table.addColumn(name, integer, (column) => column.notNull().defaultTo(0));
  }
  await table.execute();
  await database.schema
    .createIndex('documents_of_profile')
    .on('documents')
    .columns(['profile_id', 'uploaded_at'])
    .execute();
  await database.schema
    .createIndex('documents_by_status')
    .on('documents')
    .column('status')
    .execute();
};

const createJobs: Migration = async (database, { identity, integer, text }) => {
  await database.schema
    .createTable('jobs')
    .addColumn('id', identity)
    .addColumn('queue', text, (column) => column.notNull())
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('priority', integer, (column) => column.notNull())
    .addColumn('run_at', integer, (column) => column.notNull())
    .addColumn('attempts', integer, (column) => column.notNull())
    .addColumn('token', integer, (column) => column.notNull())
    .addColumn('lease_until', integer, (column) => column.notNull())
    .addUniqueConstraint('jobs_key', ['queue', 'key'])
    .execute();
  await database.schema
    .createIndex('jobs_due')
    .on('jobs')
    .columns(['queue', 'state', 'run_at'])
    .execute();
};
