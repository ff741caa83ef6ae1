import type { Migration } from '@proviso/database';

/** The policy that a document is analysed under; none where everything counts as its detector says. */
export const policies: Migration = async (database, { text }) => {
  await database.schema.alterTable('documents').addColumn('policy', text).execute();
};
