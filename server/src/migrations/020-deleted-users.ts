import type { Migration } from '@proviso/database';

/** Auth users who were deleted a short while ago, by digest: another process may still accept their tokens. */
export const deletedUsers: Migration = async (database, { integer, text }) => {
  await database.schema
    .createTable('deleted_users')
    .addColumn('user_digest', text, (column) => column.primaryKey())
    .addColumn('deleted_at', integer, (column) => column.notNull())
    .execute();
};
