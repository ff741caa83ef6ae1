import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { type Auth, createAuth } from '@proviso/auth';
import { type DatabaseConnection, migrate, openDatabase } from '@proviso/database';

import type { Configuration } from './config/configuration.ts';
import type { Dependencies } from './dependencies.ts';
import { createDiskStorage } from './drivers/blob-storage/disk.ts';
import { createEncryptedStorage } from './drivers/blob-storage/encrypted.ts';
import { createEmbeddedIdentity } from './drivers/identity/embedded.ts';
import { createPgBossJobQueue } from './drivers/job-queue/pg-boss.ts';
import { createSqliteJobQueue } from './drivers/job-queue/sqlite.ts';
import { loadMasterKey } from './encryption/master-key.ts';
import { createSealer } from './encryption/sealer.ts';
import { createLogger, type Logger } from './logger.ts';
import { serverMigrations } from './migrations/migrations.ts';
import type { Clock } from './ports/clock.ts';
import { type JobQueue, RETRY_RULE } from './ports/job-queue.ts';
import type { Schema } from './schema.ts';
import { createIsolatedAnalyzer } from './workers/isolated-analyzer.ts';

const MAX_DOCUMENTS_AT_ONCE = 8;
const WEB_FOLDER = join(import.meta.dirname, '..', '..', 'web', 'dist');

/** Everything that the process stands on, and the way to let it go. */
export interface Composition {
  readonly dependencies: Dependencies;
  readonly auth: Auth;
  /** Ends the worker processes and frees the database; stop the background first. */
  close(): Promise<void>;
}

/** Where a test stands in for the world. */
export interface Surroundings {
  readonly clock?: Clock;
  readonly logger?: Logger;
  readonly webFolder?: string;
}

/** Opens the database and the storage, brings them up to date and wires the rest. Nothing listens yet. */
export async function compose(
  configuration: Configuration,
  surroundings: Surroundings = {},
): Promise<Composition> {
  const clock = surroundings.clock ?? { now: () => Date.now() };
  const logger = surroundings.logger ?? createLogger(configuration.logging.level);
  const connection = await openConfigured(configuration);
  try {
    const sealing = await prepareSealing(configuration, connection);
    const auth = await createAuth({
      connection,
      issuer: `${configuration.publicOrigin}/auth/v1`,
      ...configuration.accounts,
      sealer: sealing.sealer,
      clock,
    });
    // Last of what can fail: nothing of it is left running when the start does.
    const queue = await createQueue(configuration, { ...sealing, clock, logger });
    const analyzer = createIsolatedAnalyzer({ ...workerSizes(), logger });
    const dependencies = {
      ...sealing,
      configuration,
      logger,
      clock,
      queue,
      analyzer,
      identity: createEmbeddedIdentity(auth),
      authRoutes: auth.routes,
      webFolder: surroundings.webFolder ?? WEB_FOLDER,
    };
    return { dependencies, auth, close: closer(analyzer, queue, connection) };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

function openConfigured({ data }: Configuration): Promise<DatabaseConnection> {
  return openDatabase(
    data.databaseUrl === undefined
      ? { kind: 'sqlite', file: join(data.directory, 'proviso.db') }
      : { kind: 'postgresql', url: data.databaseUrl },
  );
}

/** The database under its key, and the storage that is sealed with the same. */
async function prepareSealing({ data, encryption }: Configuration, connection: DatabaseConnection) {
  await migrate(connection, serverMigrations);
  const database = connection.as<Schema>();
  const masterKey = await loadMasterKey({
    configured: encryption.masterKey,
    file: join(data.directory, 'keys', 'master.key'),
    database,
  });
  const sealer = createSealer(masterKey);
  const disk = await createDiskStorage(join(data.directory, 'blobs'));
  return { database, sealer, blobs: createEncryptedStorage(disk, sealer) };
}

function createQueue(
  { data }: Configuration,
  parts: Pick<Dependencies, 'database' | 'clock' | 'logger'>,
): JobQueue | Promise<JobQueue> {
  return data.databaseUrl === undefined
    ? createSqliteJobQueue({ ...parts, retry: RETRY_RULE })
    : createPgBossJobQueue({ url: data.databaseUrl, logger: parts.logger, retry: RETRY_RULE });
}

/** As many documents at once as there are cores, and half as many texts, which are short. */
function workerSizes() {
  const cores = availableParallelism();
  const documentConcurrency = Math.min(cores, MAX_DOCUMENTS_AT_ONCE);
  return { documentConcurrency, textConcurrency: Math.ceil(documentConcurrency / 2) };
}

function closer(analyzer: { close(): void }, queue: JobQueue, connection: DatabaseConnection) {
  return async () => {
    analyzer.close();
    await queue.stop();
    await connection.close();
  };
}
