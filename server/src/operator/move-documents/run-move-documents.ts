import { join } from 'node:path';

import { openDatabase } from '@proviso/database';

import { type Configuration, readConfiguration } from '#server/config/configuration.ts';
import { openBlobStorage } from '#server/drivers/blob-storage/open-blob-storage.ts';
import { explainStartFailure } from '#server/explain-start-failure.ts';

import { BlobDiffersError, moveBlobs } from './move-blobs.ts';

const HELP = `Usage: proviso move-documents to-bucket
       proviso move-documents to-folder

Moves the documents, sealed as they are, from the data folder to the bucket that BLOB_STORE names, or back. Stop the
server first. Each document is read back before it leaves its old place; a move that was cut short is begun again.
To go back, run to-folder with BLOB_STORE still set, and unset it then.
`;

/** Where the operator reads. */
interface Outputs {
  readonly output: NodeJS.WritableStream;
  readonly errors: NodeJS.WritableStream;
}

/** Runs `proviso move-documents`. Gives the exit code: 0 done, 1 not done, 2 wrong use. */
export async function runMoveDocuments(
  commandArguments: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  { output, errors }: Outputs,
): Promise<number> {
  const [direction, ...rest] = commandArguments;
  if (direction === '--help' || direction === '-h') {
    output.write(HELP);
    return 0;
  }
  if ((direction !== 'to-bucket' && direction !== 'to-folder') || rest.length > 0) {
    errors.write(HELP);
    return 2;
  }
  try {
    const { data } = readConfiguration(environment);
    if (data.blobStore === undefined) {
      errors.write('proviso: BLOB_STORE names no bucket.\n');
      return 1;
    }
    const moved = await move(data, direction);
    output.write(`${moved} ${moved === 1 ? 'document is' : 'documents are'} moved.\n`);
    return 0;
  } catch (error) {
    errors.write(`${explain(error)}\n`);
    return 1;
  }
}

async function move(
  data: Configuration['data'],
  direction: 'to-bucket' | 'to-folder',
): Promise<number> {
  const release = await keepServerOut(data);
  try {
    const bucket = await openBlobStorage(data);
    const folder = await openBlobStorage({ ...data, blobStore: undefined });
    const [from, to] = direction === 'to-bucket' ? [folder, bucket] : [bucket, folder];
    return await moveBlobs(from.storage, to.storage).finally(bucket.close);
  } finally {
    await release();
  }
}

/** A SQLite database has one owner; servers on PostgreSQL are stopped by whoever has read the help. */
async function keepServerOut(data: Configuration['data']): Promise<() => Promise<void>> {
  if (data.databaseUrl !== undefined) return async () => undefined;
  const file = join(data.directory, 'proviso.db');
  const connection = await openDatabase({ kind: 'sqlite', file });
  return () => connection.close();
}

function explain(error: unknown): string {
  return error instanceof BlobDiffersError
    ? 'proviso: A document is in both places and not the same. Neither was touched; what was moved before stays moved.'
    : explainStartFailure(error, 'Not all documents are moved. Begin again when this is mended');
}
