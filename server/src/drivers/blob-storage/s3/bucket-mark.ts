import { setTimeout } from 'node:timers/promises';

import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';

import {
  INSTALLATION_MARK,
  type InstallationMark,
} from '#server/drivers/blob-storage/installation-mark.ts';
import { BlobStorageError } from '#server/ports/blob-storage.ts';

import { explainFailure, isAbsence, statusOf } from './explain-failure.ts';

const WHOLE = /^[\da-f-]{36}$/;
const MOST_READS = 4;
const REREAD_MS = 100;

interface Place {
  readonly client: S3Client;
  readonly bucket: string;
  readonly prefix: string;
}

/** The ownership mark of a bucket and prefix. */
export function createBucketMark({ client, bucket, prefix }: Place): InstallationMark {
  const address = { Bucket: bucket, Key: `${prefix}${INSTALLATION_MARK}` };
  const read = createRead(client, address);
  const write = (id: string, once: boolean) =>
    client.send(
      new PutObjectCommand({
        ...address,
        Body: id,
        ContentType: 'text/plain',
        ...(once && { IfNoneMatch: '*' }),
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
        if (!isAbsence(error)) throw explainFailure(error);
      });
    },
  };
}

/**
 * Reads a mark. Services without atomic writes may return part of it, or break off, while it is being rewritten; then
 * it is read again.
 */
function createRead(client: S3Client, address: { Bucket: string; Key: string }) {
  const readOnce = async (): Promise<string | undefined> => {
    const answer = await client.send(new GetObjectCommand(address)).catch((error: unknown) => {
      if (isAbsence(error)) return undefined;
      throw explainFailure(error);
    });
    return answer && ((await answer.Body?.transformToString()) ?? '').trim();
  };
  return async (): Promise<string | undefined> => {
    for (let tries = 1; ; tries += 1) {
      const isLast = tries === MOST_READS;
      const found = await readOnce().catch((error: unknown) => {
        // Retry only an interrupted answer: the client has already retried an unanswered request three times.
        if (isLast || error instanceof BlobStorageError) throw explainFailure(error);
        return '';
      });
      if (found === undefined || WHOLE.test(found) || isLast) return found;
      await setTimeout(REREAD_MS);
    }
  };
}

function rethrow(error: unknown): never {
  throw explainFailure(error);
}
