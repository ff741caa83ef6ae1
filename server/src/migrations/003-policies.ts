import type { Migration } from '@proviso/database';

/** The policy a document is analyzed under; none when the detectors' defaults apply. */
export const policies: Migration = async (database, { text }) => {
  await database.schema.alterTable('documents').addColumn('policy', text).execute();
};
