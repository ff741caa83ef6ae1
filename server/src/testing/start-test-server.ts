import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Auth } from '@proviso/auth';
import type { TestDatabases } from '@proviso/database/testing';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

import { createApp } from '#server/app.ts';
import { startBackgroundTasks } from '#server/background.ts';
import { compose, type CompositionOverrides } from '#server/compose.ts';
import { readConfiguration } from '#server/config/configuration.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { createFeatures } from '#server/features.ts';
import { createLogger } from '#server/logging/logger.ts';

import { startInProcessWorker } from './start-in-process-worker.ts';

/** A complete server without a port, with its own database and data folder. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly dependencies: Dependencies;
  /** Null when a hosted service is used. */
  readonly auth: Auth | null;
  readonly dataDirectory: string;
  /** Everything that was logged, at debug level. */
  readonly logLines: readonly string[];
}

interface Setup extends Pick<CompositionOverrides, 'clock' | 'webFolder'> {
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether documents are processed in separate processes, as in production; otherwise in the test's own. */
  readonly usesProcesses?: boolean;
  /** When false, nothing processes the queue. */
  readonly background?: boolean;
}

/** Starts a server that is closed after the test. */
export async function startTestServer(
  databases: Pick<TestDatabases, 'create'>,
  { environment = {}, usesProcesses = false, background = true, ...overrides }: Setup = {},
): Promise<TestServer> {
  const location = await databases.create();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'proviso-server-'));
  const logLines: string[] = [];
  const composition = await compose(
    readConfiguration({
      PROVISO_DATA_DIR: dataDirectory,
      // A server that lives for one test would mostly stop processes that were never used.
      WORKERS_READY: 'off',
      ...(location.kind === 'postgresql' && { DATABASE_URL: location.url }),
      ...environment,
    }),
    {
      ...overrides,
      ...(!usesProcesses && { startWorker: startInProcessWorker }),
      logger: createLogger('debug', (line) => logLines.push(line)),
    },
  );
  const { dependencies } = composition;
  const features = createFeatures(dependencies);
  const app = await createApp(dependencies, features);
  const running = background ? await startBackgroundTasks(dependencies, features) : undefined;
  onTestFinished(async () => {
    await app.close();
    await running?.stop();
    await composition.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  });
  return { app, dependencies, auth: composition.auth, dataDirectory, logLines };
}
