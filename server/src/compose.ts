import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import type { Auth } from '@proviso/auth';
import { type DatabaseConnection, migrate, openDatabase } from '@proviso/database';

import { createLogger, type Logger } from '#server/logging/logger.ts';
import type { Schema } from '#server/tables/schema.ts';

import { createAccountListeners } from './account-listeners.ts';
import type { Configuration } from './config/configuration.ts';
import type { Dependencies } from './dependencies.ts';
import { claimBlobStorage } from './drivers/blob-storage/claim-blob-storage.ts';
import { createEncryptedStorage } from './drivers/blob-storage/encrypted.ts';
import { openBlobStorage } from './drivers/blob-storage/open-blob-storage.ts';
import { createEmbeddedIdentity } from './drivers/identity/embedded.ts';
import { createHostedIdentity } from './drivers/identity/hosted.ts';
import { createPgBossJobQueue } from './drivers/job-queue/pg-boss.ts';
import { createSqliteJobQueue } from './drivers/job-queue/sqlite.ts';
import { openLanguageModel } from './drivers/language-model/open-language-model.ts';
import { createPrometheusMetrics } from './drivers/metrics/prometheus.ts';
import { silentMetrics } from './drivers/metrics/silent.ts';
import { openPayments } from './drivers/payments/open-payments.ts';
import { loadPolicyPacks } from './drivers/policy-packs/folder.ts';
import { createHttpWebhookSender } from './drivers/webhook-sender/http.ts';
import { confirmsSignUps, openEmbeddedAuth } from './embedded-auth.ts';
import { loadMasterKey } from './encryption/master-key.ts';
import { createSealer } from './encryption/sealer.ts';
import { serverMigrations } from './migrations/migrations.ts';
import {
  hasInterruptedRestore,
  InterruptedRestoreError,
} from './operator/backup/interrupted-restore.ts';
import type { Clock } from './ports/clock.ts';
import type { Identity } from './ports/identity.ts';
import { type JobQueue, RETRY_RULE } from './ports/job-queue.ts';
import {
  createIsolatedAnalyzer,
  type IsolatedAnalyzerOptions,
} from './workers/isolated-analyzer.ts';
import type { WorkerProcess } from './workers/worker-process.ts';

const MAX_DOCUMENTS_AT_ONCE = 8;
const SYSTEM_CLOCK: Clock = { now: () => Date.now() };
const POLICIES_FOLDER = join(import.meta.dirname, '..', '..', 'policies');
const WEB_FOLDER = join(import.meta.dirname, '..', '..', 'web', 'dist');

/** Everything the process runs on, and how to release it. */
export interface Composition {
  readonly dependencies: Dependencies;
  /** The embedded auth service; null when a hosted one is used. */
  readonly auth: Auth | null;
  /**
   * Claims the document storage for this installation, or throws if another one owns it. Must run before unknown blobs
   * are removed.
   */
  readonly claimStorage: () => Promise<void>;
  /** Ends the worker processes and closes the database; stop the background work first. */
  readonly close: () => Promise<void>;
}

/** What a test can replace of the outside world. */
export interface CompositionOverrides {
  readonly clock?: Clock;
  readonly logger?: Logger;
  readonly webFolder?: string;
  readonly policiesFolder?: string;
  readonly startWorker?: () => WorkerProcess;
}

/** Opens the database and the storage, migrates them and wires the rest. Nothing listens yet. */
export async function compose(
  configuration: Configuration,
  overrides: CompositionOverrides = {},
): Promise<Composition> {
  const opened: (() => unknown)[] = [];
  const close = async () => {
    for (const end of opened.splice(0).toReversed()) await end();
  };
  try {
    return { ...(await openDependencies(configuration, overrides, opened)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Registers how to close each resource as soon as it is open. */
async function openDependencies(
  configuration: Configuration,
  overrides: CompositionOverrides,
  opened: (() => unknown)[],
): Promise<Omit<Composition, 'close'>> {
  const { policiesFolder, startWorker, ...defaults } = withDefaults(configuration, overrides);
  const { clock, logger } = defaults;
  if (hasInterruptedRestore(configuration.data.directory)) throw new InterruptedRestoreError();
  const connection = await openConfiguredDatabase(configuration);
  opened.push(() => connection.close());
  const metering = openMetrics(configuration);
  const encryption = await prepareEncryption(configuration, connection);
  const { storage, marker, close: closeStorage } = await openBlobStorage(configuration.data);
  opened.push(closeStorage);
  const accounts = await composeAccounts(configuration, {
    ...encryption,
    connection,
    clock,
    ...metering,
    ...createAccountListeners({ ...encryption, clock }),
  });
  opened.push(accounts.close);
  const queue = await createQueue(configuration, { ...encryption, clock, logger });
  opened.push(() => queue.stop());
  const analyzer = createAnalyzer(configuration, { logger, ...metering, startWorker });
  opened.push(() => analyzer.close());
  const dependencies = {
    ...defaults,
    ...encryption,
    ...openPayments(configuration, { ...encryption, clock }),
    configuration,
    purgeDeleted: () => connection.purgeDeleted(),
    queue,
    analyzer,
    ...metering,
    ...openOutgoingClients(configuration),
    policyPacks: await loadPolicyPacks(policiesFolder),
    blobs: createEncryptedStorage(storage, encryption.sealer),
    identity: accounts.identity,
    authRoutes: accounts.auth?.routes ?? null,
  };
  const claimStorage = () => claimBlobStorage(marker, encryption.database);
  return { dependencies, auth: accounts.auth, claimStorage };
}

function withDefaults(
  { logging }: Configuration,
  { clock, logger, ...folders }: CompositionOverrides,
) {
  return {
    webFolder: WEB_FOLDER,
    policiesFolder: POLICIES_FOLDER,
    ...folders,
    clock: clock ?? SYSTEM_CLOCK,
    logger: logger ?? createLogger(logging.level),
  };
}

/** The outgoing connections the server makes on its own initiative. */
function openOutgoingClients({ webhooks, languageModel }: Configuration) {
  return {
    webhookSender: createHttpWebhookSender(webhooks),
    languageModel: openLanguageModel(languageModel),
  };
}

/** The configured database, without migrating it. */
export function openConfiguredDatabase({
  data,
}: Pick<Configuration, 'data'>): Promise<DatabaseConnection> {
  return openDatabase(
    data.databaseUrl === undefined
      ? { kind: 'sqlite', file: sqliteFile({ data }) }
      : { kind: 'postgresql', url: data.databaseUrl },
  );
}

/** Path of the embedded database. */
export function sqliteFile({ data }: { readonly data: { readonly directory: string } }): string {
  return join(data.directory, 'proviso.db');
}

/** Path of the master key when no setting provides it. */
export function masterKeyFile({ data }: Pick<Configuration, 'data'>): string {
  return join(data.directory, 'keys', 'master.key');
}

/** The database, migrated and unlocked with its key. */
async function prepareEncryption(configuration: Configuration, connection: DatabaseConnection) {
  await migrate(connection, serverMigrations);
  const database = connection.as<Schema>();
  const masterKey = await loadMasterKey({
    configured: configuration.encryption.masterKey,
    file: masterKeyFile(configuration),
    database,
  });
  return { database, sealer: createSealer(masterKey) };
}

interface Accounts {
  readonly identity: Identity;
  readonly auth: Auth | null;
  readonly close: () => void | Promise<void>;
}

/** Users are identified by the embedded auth service or by a hosted one. */
async function composeAccounts(
  configuration: Configuration,
  parts: Parameters<typeof openEmbeddedAuth>[1],
): Promise<Accounts> {
  const { url, publicKey, ...secrets } = configuration.hostedAuth;
  if (url !== undefined && publicKey !== undefined) {
    const identity = createHostedIdentity({ url, publicKey, ...secrets }, parts.clock);
    return { identity, auth: null, close: () => undefined };
  }
  const { auth, close } = await openEmbeddedAuth(configuration, parts);
  const identity = createEmbeddedIdentity(auth, {
    google: configuration.google.clientId !== undefined,
    signup: configuration.accounts.signup,
    confirmsSignUps: confirmsSignUps(configuration),
  });
  return { identity, auth, close };
}

/** Metrics are only counted when something reads them. */
function openMetrics({
  metrics,
  processes,
}: Configuration): Pick<Dependencies, 'metrics' | 'metricsPage'> {
  if (metrics.token === undefined) return { metrics: silentMetrics, metricsPage: null };
  const prometheus = createPrometheusMetrics(processes.role);
  return { metrics: prometheus, metricsPage: prometheus };
}

function createQueue(
  { data, processes }: Configuration,
  parts: Pick<Dependencies, 'database' | 'clock' | 'logger'>,
): JobQueue | Promise<JobQueue> {
  const { databaseUrl: url } = data;
  if (url === undefined) return createSqliteJobQueue({ ...parts, retry: RETRY_RULE });
  const supervises = processes.role !== 'web';
  return createPgBossJobQueue({ url, logger: parts.logger, retry: RETRY_RULE, supervises });
}

/** Defaults: one document per core at a time, and half as many texts, which are short. */
function createAnalyzer(
  { workers }: Configuration,
  parts: Pick<IsolatedAnalyzerOptions, 'logger' | 'metrics' | 'startWorker'>,
) {
  const documentConcurrency =
    workers.concurrency ?? Math.min(availableParallelism(), MAX_DOCUMENTS_AT_ONCE);
  return createIsolatedAnalyzer({
    documentConcurrency,
    textConcurrency: Math.ceil(documentConcurrency / 2),
    keepsProcessesReady: workers.ready === 'on',
    ...parts,
  });
}
