import { setTimeout } from 'node:timers/promises';

import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';

import {
  INSTALLATION_MARKER,
  type InstallationMarker,
} from '#server/drivers/blob-storage/installation-marker.ts';
import { BlobStorageError } from '#server/ports/blob-storage.ts';

import { explainFailure, isNotFound, statusOf } from './explain-failure.ts';

const COMPLETE_ID = /^[\da-f-]{36}$/;
const MAX_READS = 4;
const RETRY_DELAY_MS = 100;

interface BucketLocation {
  readonly client: S3Client;
  readonly bucket: string;
  readonly prefix: string;
}

/** The ownership marker of a bucket and prefix. */
export function createBucketMarker({ client, bucket, prefix }: BucketLocation): InstallationMarker {
  const address = { Bucket: bucket, Key: `${prefix}${INSTALLATION_MARKER}` };
  const read = createReader(client, address);
  const write = (id: string, onlyIfAbsent: boolean) =>
    client.send(
      new PutObjectCommand({
        ...address,
        Body: id,
        ContentType: 'text/plain',
        ...(onlyIfAbsent && { IfNoneMatch: '*' }),
      }),
    );
  return {
    read,
    async claim(id) {
      try {
        await write(id, true);
      } catch (error) {
        const status = statusOf(error);
        // The service does not support conditional writes.
        if (status === 400 || status === 501) await write(id, false).catch(rethrow);
        // Another writer was first, or is writing right now: the value read afterwards counts.
        else if (status !== 412 && status !== 409) throw explainFailure(error);
      }
      // If the service ignores the condition, the last writer wins, which only reading back reveals.
      const found = await read();
      if (found === undefined) throw new BlobStorageError('storage.failed');
      return found;
    },
    async remove() {
      await client.send(new DeleteObjectCommand(address)).catch((error: unknown) => {
        if (!isNotFound(error)) throw explainFailure(error);
      });
    },
  };
}

/**
 * Reads a marker. Services without atomic writes may return part of it, or break off, while it is being rewritten; then
 * it is read again.
 */
function createReader(client: S3Client, address: { Bucket: string; Key: string }) {
  const readOnce = async (): Promise<string | undefined> => {
    const answer = await client.send(new GetObjectCommand(address)).catch((error: unknown) => {
      if (isNotFound(error)) return undefined;
      throw explainFailure(error);
    });
    return answer && ((await answer.Body?.transformToString()) ?? '').trim();
  };
  return async (): Promise<string | undefined> => {
    for (let tries = 1; ; tries += 1) {
      const isLast = tries === MAX_READS;
      const found = await readOnce().catch((error: unknown) => {
        // Retry only an interrupted answer: the client has already retried an unanswered request three times.
        if (isLast || error instanceof BlobStorageError) throw explainFailure(error);
        return '';
      });
      if (found === undefined || COMPLETE_ID.test(found) || isLast) return found;
      await setTimeout(RETRY_DELAY_MS);
    }
  };
}

function rethrow(error: unknown): never {
  throw explainFailure(error);
}
