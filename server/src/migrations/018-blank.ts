import type { Migration } from '@proviso/database';

/** Whether each document is blank; null until its analysis has been checked for that. */
export const blank: Migration = async (database, { integer }) => {
  await database.schema.alterTable('documents').addColumn('is_blank', integer).execute();
};
