import type { ProfileRecord } from '#server/account.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { DeletionHook } from '#server/ports/account-lifecycle.ts';
import type { BlobStorage } from '#server/ports/blob-storage.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Identity } from '#server/ports/identity.ts';
import { forgetDeletedUsers, rememberDeletedUser } from '#server/tables/deleted-users.ts';
import type { Database } from '#server/tables/schema.ts';

const BATCH = 100;

/** The dependencies of a deletion. */
export interface DeletionDependencies {
  readonly database: Database;
  readonly blobs: BlobStorage;
  readonly identity: Pick<Identity, 'deleteUser'>;
  /** Removes deleted content from the database's files. */
  readonly purgeDeleted: () => Promise<void>;
  /** Called for every document whose file is deleted. */
  readonly forgetReading: (documentId: number) => void;
  readonly deletionHooks: readonly DeletionHook[];
  readonly clock: Clock;
  readonly logger: Logger;
}

type DeletedProfile = Pick<ProfileRecord, 'id' | 'userId'>;

/**
 * Deletes a marked account, resuming from wherever it was interrupted: the auth user first, to end its sessions at
 * once, and the marked row last, so that an interrupted deletion is found again. Between them, nothing waits for the
 * other: a payment service that does not answer keeps no documents, and a storage that does not answer no
 * subscription.
 */
export async function finishDeletion(
  dependencies: DeletionDependencies,
  profile: DeletedProfile,
): Promise<void> {
  const { database, purgeDeleted, deletionHooks, logger } = dependencies;
  await deleteUser(dependencies, profile.userId);
  const ends = await Promise.allSettled([
    deleteDocuments(dependencies, profile.id),
    ...deletionHooks.map((prepare) => prepare(profile)),
  ]);
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
  await database.deleteFrom('profiles').where('id', '=', profile.id).execute();
  await purgeDeleted();
  logDeletion(logger, profile.userId);
}

/** Deletes the auth user. From here on, no process creates a profile for it. */
export async function deleteUser(
  { database, identity, clock }: Pick<DeletionDependencies, 'database' | 'identity' | 'clock'>,
  userId: string,
): Promise<void> {
  await identity.deleteUser(userId);
  await rememberDeletedUser(database, userId, clock.now());
}

async function deleteDocuments(
  { database, blobs, purgeDeleted, forgetReading }: DeletionDependencies,
  profileId: number,
): Promise<void> {
  const failures: unknown[] = [];
  let documents = await nextDocuments(database, profileId);
  if (documents.length === 0) return;
  for (
    let last = 0;
    documents.length > 0;
    documents = await nextDocuments(database, profileId, last)
  ) {
    for (const { id, blob_key: key } of documents) {
      last = id;
      try {
        // The file goes first: its key is lost with its row.
        await blobs.delete(key);
        await database.deleteFrom('documents').where('id', '=', id).execute();
        forgetReading(id);
      } catch (error) {
        // One file that cannot be deleted must not keep the others.
        failures.push(error);
      }
    }
  }
  // The account itself may have to wait.
  await purgeDeleted();
  if (failures.length > 0) throw failures[0];
}

function nextDocuments(database: Database, profileId: number, after = 0) {
  return database
    .selectFrom('documents')
    .select(['id', 'blob_key'])
    .where('profile_id', '=', profileId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

/** Logs that an account is completely deleted. */
export function logDeletion(logger: Logger, userId: string): void {
  logger.info({ event: 'account.deleted', userId });
}

/** Finishes all interrupted deletions; one that fails again is logged and does not block the others. */
export function createFinishDeletions(dependencies: DeletionDependencies) {
  const { database, clock, logger } = dependencies;
  return async (): Promise<void> => {
    const marked = await database
      .selectFrom('profiles')
      .select(['id', 'user_id'])
      .where('deleting_at', 'is not', null)
      .execute();
    for (const { id, user_id: userId } of marked) {
      await finishDeletion(dependencies, { id, userId }).catch((error: unknown) =>
        logger.error({ error, profile: id }, 'an account could not be deleted yet'),
      );
    }
    await forgetDeletedUsers(database, clock.now());
  };
}
