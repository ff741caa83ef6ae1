import type { Migration } from '@proviso/database';

/**
 * When each document's latest analysis was requested, null for those from before; and under which policy, null when
 * that is the policy of its report.
 */
export const requestedAnalyses: Migration = async (database, { integer, text }) => {
  await database.schema.alterTable('documents').addColumn('requested_at', integer).execute();
  await database.schema.alterTable('documents').addColumn('requested_policy', text).execute();
};
