import type { Migration } from '@proviso/database';

/** What its client named the upload of a document, so that one sent twice is recognized. */
export const uploadIds: Migration = async (database, { text }) => {
  await database.schema.alterTable('documents').addColumn('upload_id', text).execute();
};
