import {
  type _Object,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';

import {
  BlobMissingError,
  type BlobStorage,
  BlobStorageError,
  isBlobKey,
  requireBlobKey,
} from '#server/ports/blob-storage.ts';

import { explainFailure, isNotFound, statusOf } from './explain-failure.ts';

/** A bucket and a key prefix, which is empty or ends with a slash. */
interface BucketLocation {
  readonly client: S3Client;
  readonly bucket: string;
  readonly prefix: string;
  /** Keys per list request; by default the service's maximum. */
  readonly pageSize?: number;
}

/** Blobs as objects of a bucket, named by prefix and key; other objects are left alone. */
export function createS3Storage(location: BucketLocation): BlobStorage {
  const { client, bucket: Bucket, prefix } = location;
  const addressOf = (key: string) => ({ Bucket, Key: `${prefix}${requireBlobKey(key)}` });
  const get: BlobStorage['get'] = async (key) => {
    const address = addressOf(key);
    try {
      const { Body } = await client.send(new GetObjectCommand(address));
      return (await Body?.transformToByteArray()) ?? new Uint8Array();
    } catch (error) {
      throw isNotFound(error) ? new BlobMissingError() : explainFailure(error);
    }
  };
  const write = createWriter(client, get);
  return {
    get,
    put: async (key, bytes) => write(addressOf(key), key, bytes),
    async delete(key) {
      await client.send(new DeleteObjectCommand(addressOf(key))).catch((error: unknown) => {
        if (!isNotFound(error)) throw explainFailure(error);
      });
    },
    list: () => listBlobs(location),
    // Listing needs the same permission as orphan removal, and unlike HEAD, its error answers have a body.
    async probe(signal) {
      const request = new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 });
      await client.send(request, { abortSignal: signal }).catch(rethrow);
    },
  };
}

/**
 * Writes an object if the key is unused. Keys are random, so the condition is only a second safeguard; services that do
 * not support it are used without it.
 */
function createWriter(client: S3Client, get: BlobStorage['get']) {
  let supportsConditionalWrites = true;
  const send = async (
    address: { Bucket: string; Key: string },
    Body: Uint8Array,
    onlyIfAbsent: boolean,
  ) =>
    client.send(
      new PutObjectCommand({ ...address, Body, ...(onlyIfAbsent && { IfNoneMatch: '*' }) }),
    );
  return async (
    address: { Bucket: string; Key: string },
    key: string,
    bytes: Uint8Array,
  ): Promise<void> => {
    try {
      await send(address, bytes, supportsConditionalWrites);
    } catch (error) {
      const status = statusOf(error);
      if (status === 412) {
        // An earlier attempt may have succeeded without its answer arriving.
        const stored = await get(key).catch(() => undefined);
        if (stored !== undefined && Buffer.compare(stored, bytes) === 0) return;
      }
      if (!supportsConditionalWrites || (status !== 400 && status !== 501))
        throw explainFailure(error);
      await send(address, bytes, false).catch(rethrow);
      supportsConditionalWrites = false;
    }
  };
}

async function* listBlobs(
  location: BucketLocation,
): AsyncGenerator<{ key: string; storedAt: number }> {
  const { prefix } = location;
  for await (const objects of readPages(location)) {
    for (const { Key = '', LastModified } of objects) {
      const key = Key.slice(prefix.length);
      // An object without a time could be too new to remove.
      if (!Key.startsWith(prefix) || !isBlobKey(key) || LastModified === undefined) continue;
      yield { key, storedAt: LastModified.getTime() };
    }
  }
}

async function* readPages({
  client,
  bucket: Bucket,
  prefix: Prefix,
  pageSize: MaxKeys,
}: BucketLocation): AsyncGenerator<readonly _Object[]> {
  // Objects in deeper folders are not ours.
  const request = { Bucket, Prefix, Delimiter: '/', MaxKeys };
  let token: string | undefined;
  do {
    const command = new ListObjectsV2Command({ ...request, ContinuationToken: token });
    const page = await client.send(command).catch(rethrow);
    yield page.Contents ?? [];
    const next = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    if (next !== undefined && next === token) throw new BlobStorageError('storage.failed');
    token = next;
  } while (token !== undefined);
}

function rethrow(error: unknown): never {
  throw explainFailure(error);
}
