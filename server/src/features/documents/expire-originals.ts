import { sql } from 'kysely';

import type { Logger } from '#server/logging/logger.ts';
import type { BlobStorage } from '#server/ports/blob-storage.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database } from '#server/tables/schema.ts';

const DAY_MS = 24 * 60 * 60_000;
const BATCH = 200;
const AT_REST = ['completed', 'failed'] as const;

interface Dependencies {
  readonly database: Database;
  readonly blobs: BlobStorage;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly forgetReading: (documentId: number) => void;
  /** The operator's bound; undefined for none. */
  readonly retentionDays: number | undefined;
}

/**
 * Deletes the files of documents that are older than their account or the operator keeps them, each once however many
 * processes do it; reports stay. A file whose deletion is cut short after the row was marked goes with the orphans.
 */
export function createExpireOriginals(dependencies: Dependencies) {
  const { database, blobs, clock, logger, forgetReading } = dependencies;
  return async (): Promise<void> => {
    for (;;) {
      const due = await findDue(dependencies);
      for (const id of due) {
        const marked = await database
          .updateTable('documents')
          .set({ original_deleted_at: clock.now() })
          .where('id', '=', id)
          .where('original_deleted_at', 'is', null)
          .where('status', 'in', AT_REST)
          .returning('blob_key')
          .executeTakeFirst();
        if (marked === undefined) continue;
        forgetReading(id);
        await blobs.delete(marked.blob_key);
        logger.info({ document: id }, 'an original was deleted at the end of its time');
      }
      if (due.length < BATCH) return;
    }
  };
}

async function findDue({ database, clock, retentionDays }: Dependencies): Promise<number[]> {
  const now = clock.now();
  const rows = await database
    .selectFrom('documents')
    .innerJoin('profiles', 'profiles.id', 'documents.profile_id')
    .select('documents.id')
    .where('documents.original_deleted_at', 'is', null)
    .where('documents.status', 'in', AT_REST)
    .where((where) => {
      const expiry = sql<number>`documents.uploaded_at + profiles.retention_days * ${DAY_MS}`;
      const byAccount = where(expiry, '<=', now);
      if (retentionDays === undefined) return byAccount;
      return where.or([
        byAccount,
        where('documents.uploaded_at', '<=', now - retentionDays * DAY_MS),
      ]);
    })
    .orderBy('documents.id')
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
}
