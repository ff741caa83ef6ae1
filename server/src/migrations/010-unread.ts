import type { Migration } from '@proviso/database';

/** Whether anything could be read in each document; null until its analysis has been checked for that. */
export const unread: Migration = async (database, { integer }) => {
  await database.schema.alterTable('documents').addColumn('is_unread', integer).execute();
};
