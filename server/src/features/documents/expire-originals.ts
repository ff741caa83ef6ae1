import { sql } from 'kysely';

import { DAY_MS } from '#server/calendar/durations.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { BlobStorage } from '#server/ports/blob-storage.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database } from '#server/tables/schema.ts';

const BATCH = 200;
const FINISHED_STATUSES = ['completed', 'failed'] as const;

interface Dependencies {
  readonly database: Database;
  readonly blobs: BlobStorage;
  /** The text extracted from a file is deleted with it. */
  readonly texts: {
    readonly forget: (transaction: Database, documentId: number) => Promise<void>;
  };
  readonly clock: Clock;
  readonly logger: Logger;
  readonly forgetReading: (documentId: number) => void;
  /** The operator's limit; undefined for none. */
  readonly retentionDays: number | undefined;
}

/**
 * Deletes the files and texts of documents past the retention period of their account or the operator. Each is deleted
 * once even with several processes; reports stay. If a deletion is interrupted after the row was marked, or the storage
 * refuses it, the file is removed as an orphan.
 */
export function createExpireOriginals(dependencies: Dependencies) {
  const { blobs, logger, forgetReading } = dependencies;
  return async (): Promise<void> => {
    for (;;) {
      const due = await findDue(dependencies);
      for (const id of due) {
        const key = await markDeleted(dependencies, id);
        if (key === undefined) continue;
        forgetReading(id);
        await blobs.delete(key).then(
          () => logger.info({ document: id }, 'an original was deleted at the end of its time'),
          (error: unknown) =>
            logger.error({ error, document: id }, 'an original is to be removed as an orphan'),
        );
      }
      if (due.length < BATCH) return;
    }
  };
}

/** Returns the file's key; undefined when another process was first, or the document is being analyzed again. */
async function markDeleted(
  { database, texts, clock }: Dependencies,
  id: number,
): Promise<string | undefined> {
  return database.transaction().execute(async (transaction) => {
    const marked = await transaction
      .updateTable('documents')
      .set({ original_deleted_at: clock.now() })
      .where('id', '=', id)
      .where('original_deleted_at', 'is', null)
      .where('status', 'in', FINISHED_STATUSES)
      .returning('blob_key')
      .executeTakeFirst();
    if (marked !== undefined) await texts.forget(transaction, id);
    return marked?.blob_key;
  });
}

async function findDue({ database, clock, retentionDays }: Dependencies): Promise<number[]> {
  const now = clock.now();
  const rows = await database
    .selectFrom('documents')
    .innerJoin('profiles', 'profiles.id', 'documents.profile_id')
    .select('documents.id')
    .where('documents.original_deleted_at', 'is', null)
    .where('documents.status', 'in', FINISHED_STATUSES)
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
