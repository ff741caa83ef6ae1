import { join } from 'node:path';

import type { Configuration } from '#server/config/configuration.ts';
import type { BlobStorage } from '#server/ports/blob-storage.ts';

import { createDiskStorage } from './disk.ts';
import { createFolderMarker } from './folder-marker.ts';
import type { InstallationMarker } from './installation-marker.ts';

/** A storage without encryption, and how to close it. */
interface OpenedStorage {
  readonly storage: BlobStorage;
  /** Records who owns the blobs. */
  readonly marker: InstallationMarker;
  readonly close: () => void;
}

/** The configured storage: a bucket, or else a folder in the data folder. */
export async function openBlobStorage(data: Configuration['data']): Promise<OpenedStorage> {
  return data.blobStore === undefined ? openDisk(data) : openBucket(data, data.blobStore);
}

async function openDisk({ directory }: Configuration['data']): Promise<OpenedStorage> {
  const folder = join(directory, 'blobs');
  const storage = await createDiskStorage(folder);
  return { storage, marker: createFolderMarker(folder), close: () => undefined };
}

/** The S3 client is loaded only when a bucket is configured. */
async function openBucket(
  { awsRegion, s3Endpoint, awsEndpoint }: Configuration['data'],
  address: NonNullable<Configuration['data']['blobStore']>,
): Promise<OpenedStorage> {
  const [{ openS3Client }, { createS3Storage }, { createBucketMarker }] = await Promise.all([
    import('./s3/open-s3-client.ts'),
    import('./s3/s3-storage.ts'),
    import('./s3/bucket-marker.ts'),
  ]);
  const client = await openS3Client({ region: awsRegion, endpoint: s3Endpoint ?? awsEndpoint });
  const location = { client, ...address };
  return {
    storage: createS3Storage(location),
    marker: createBucketMarker(location),
    close: () => client.destroy(),
  };
}
