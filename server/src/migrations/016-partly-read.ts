import type { Migration } from '@proviso/database';

/** Whether each document could be read only in part; null until its analysis has been checked for that. */
export const partlyRead: Migration = async (database, { integer }) => {
  await database.schema.alterTable('documents').addColumn('is_partly_read', integer).execute();
};
