import { type DatabaseConnection, migrate } from '@proviso/database';

import { openConfiguredDatabase } from '#server/compose.ts';
import { type Configuration, readConfiguration } from '#server/config/configuration.ts';
import { claimBlobStorage } from '#server/drivers/blob-storage/claim-blob-storage.ts';
import { openBlobStorage } from '#server/drivers/blob-storage/open-blob-storage.ts';
import { explainStartFailure } from '#server/explain-start-failure.ts';
import { serverMigrations } from '#server/migrations/migrations.ts';
import type { Schema } from '#server/tables/schema.ts';

import { BlobDiffersError, moveBlobs } from './move-blobs.ts';

const HELP = `Usage: proviso move-documents to-bucket
       proviso move-documents to-folder

Moves the encrypted documents from the data folder to the bucket that BLOB_STORE names, or back. Stop the server first.
Each document is read back before the original is deleted; an interrupted move can be run again. The destination is
claimed for this installation, and refused if it belongs to another.
To go back, run to-folder with BLOB_STORE still set, which releases the bucket; then unset it.
`;

/** Where the operator reads output. */
interface Outputs {
  readonly output: NodeJS.WritableStream;
  readonly errors: NodeJS.WritableStream;
}

/** Runs `proviso move-documents`. Returns the exit code: 0 done, 1 refused, 2 wrong usage. */
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

/** An open SQLite database locks out a server; the help tells operators to stop servers that use PostgreSQL. */
async function move(
  data: Configuration['data'],
  direction: 'to-bucket' | 'to-folder',
): Promise<number> {
  const connection = await openConfiguredDatabase({ data });
  try {
    return await moveBetween(connection, data, direction);
  } finally {
    await connection.close();
  }
}

async function moveBetween(
  connection: DatabaseConnection,
  data: Configuration['data'],
  direction: 'to-bucket' | 'to-folder',
): Promise<number> {
  const folder = await openBlobStorage({ ...data, blobStore: undefined });
  const bucket = await openBlobStorage(data);
  try {
    await migrate(connection, serverMigrations);
    for (const { marker } of [folder, bucket])
      await claimBlobStorage(marker, connection.as<Schema>());
    if (direction === 'to-bucket') return await moveBlobs(folder.storage, bucket.storage);
    const moved = await moveBlobs(bucket.storage, folder.storage);
    await bucket.marker.remove();
    return moved;
  } finally {
    bucket.close();
  }
}

function explain(error: unknown): string {
  return error instanceof BlobDiffersError
    ? 'proviso: A document is in both places and not the same. Neither was touched; what was moved before stays moved.'
    : explainStartFailure(error, 'Not all documents are moved. Begin again when this is mended');
}
