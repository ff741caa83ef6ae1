import type { Configuration } from '#server/config/configuration.ts';
import { inspectBlobStorage } from '#server/drivers/blob-storage/claim-blob-storage.ts';
import { openBlobStorage } from '#server/drivers/blob-storage/open-blob-storage.ts';
import { BlobStorageError } from '#server/ports/blob-storage.ts';
import type { Database } from '#server/tables/schema.ts';

import { type Verdict, verdictsFor } from './verdict.ts';

const { ok, failure } = verdictsFor('Bucket');

/**
 * Whether the bucket belongs to this installation or is unclaimed; silent without a bucket, or when it is unreachable.
 */
export async function checkBucket(
  { data }: Configuration,
  database: Database | undefined,
): Promise<Verdict[]> {
  if (data.blobStore === undefined) return [];
  try {
    const { marker, close } = await openBlobStorage(data);
    const state = await inspectBlobStorage(marker, database).finally(close);
    if (state === 'own') return [ok('belongs to this installation')];
    if (state === 'unclaimed') return [ok('belongs to nobody, and to this one from its start on')];
    return [failure(new BlobStorageError('storage.other_installation').message)];
  } catch (error) {
    // Why it cannot be read is reported by the storage check.
    if (error instanceof BlobStorageError) return [];
    throw error;
  }
}
