import type { Migration } from '@proviso/database';

/** Accounts' own policy packs, with their earlier revisions. */
export const ownPolicies: Migration = async (database, { identity, integer, text, bytes }) => {
  await database.schema
    .createTable('own_policies')
    .addColumn('id', identity)
    .addColumn('profile_id', integer, (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('name_digest', text, (column) => column.notNull())
    .addColumn('revision', integer, (column) => column.notNull())
    .addColumn('changed_at', integer, (column) => column.notNull())
    .addUniqueConstraint('own_policies_name', ['profile_id', 'name_digest'])
    .execute();
  await database.schema
    .createTable('own_policy_revisions')
    .addColumn('policy_id', integer, (column) =>
      column.notNull().references('own_policies.id').onDelete('cascade'),
    )
    .addColumn('revision', integer, (column) => column.notNull())
    .addColumn('sealed', bytes, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('own_policy_revisions_key', ['policy_id', 'revision'])
    .execute();
};
