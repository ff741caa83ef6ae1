import type { Configuration } from '#server/config/configuration.ts';
import { inspectBlobStorage } from '#server/drivers/blob-storage/claim-blob-storage.ts';
import { openBlobStorage } from '#server/drivers/blob-storage/open-blob-storage.ts';
import {
  BlobMissingError,
  type BlobStorage,
  BlobStorageError,
} from '#server/ports/blob-storage.ts';

import { BackupError } from './backup-error.ts';
import { listKeptBlobs, markOriginalsDeleted, withDatabase } from './snapshot-documents.ts';

/** Which documents belong into a backup. */
export interface KeptBlobsSource {
  /** A copy of the database; null when the database is elsewhere. */
  readonly snapshot: string | null;
  /** Copies the database again, as it is by now, and returns the copy's path. */
  readonly copyLater: () => Promise<string>;
  /** Whether documents whose files have been lost are left out, instead of refusing the backup. */
  readonly leavesOutMissing: boolean;
}

interface Blob {
  readonly key: string;
  readonly bytes: Uint8Array;
}

/** The encrypted documents of a snapshot of the database; when the database is elsewhere, all that exist. */
export async function* readKeptBlobs(
  data: Configuration['data'],
  source: KeptBlobsSource,
): AsyncGenerator<Blob> {
  const { storage, marker } = await openBlobStorage(data);
  const { snapshot } = source;
  if (snapshot === null) {
    const isClaimed = (await marker.read()) !== undefined;
    yield* readAll(storage, isClaimed);
    return;
  }
  const owner = await withDatabase(snapshot, (database) => inspectBlobStorage(marker, database));
  if (owner === 'other') throw new BlobStorageError('storage.other_installation');
  const missing: string[] = [];
  for (const key of await listKeptBlobs(snapshot)) {
    const bytes = await readIfThere(storage, key);
    if (bytes === undefined) missing.push(key);
    else yield { key, bytes };
  }
  if (missing.length > 0) await settleMissing(missing, { ...source, snapshot });
}

/** An empty folder that no server has claimed is not where the documents of a database elsewhere are. */
async function* readAll(storage: BlobStorage, isClaimed: boolean): AsyncGenerator<Blob> {
  let isEmpty = true;
  for await (const { key } of storage.list()) {
    isEmpty = false;
    const bytes = await readIfThere(storage, key);
    if (bytes !== undefined) yield { key, bytes };
  }
  if (isEmpty && !isClaimed) throw new BackupError('backup.documents_missing');
}

async function readIfThere(storage: BlobStorage, key: string): Promise<Uint8Array | undefined> {
  return storage.get(key).catch((error: unknown) => {
    if (error instanceof BlobMissingError) return undefined;
    throw error;
  });
}

/**
 * Only what the database itself says by now was deleted while the files were being read. All else is lost or not where
 * we looked; marked as deleted, a restored server would delete those files where it finds them.
 */
async function settleMissing(
  missing: readonly string[],
  { snapshot, copyLater, leavesOutMissing }: KeptBlobsSource & { readonly snapshot: string },
): Promise<void> {
  const kept = new Set(await listKeptBlobs(await copyLater()));
  const deleted = missing.filter((key) => !kept.has(key));
  if (deleted.length < missing.length && !leavesOutMissing) {
    throw new BackupError('backup.documents_missing');
  }
  await markOriginalsDeleted(snapshot, deleted);
}
