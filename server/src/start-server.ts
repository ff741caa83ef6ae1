import type { FastifyInstance } from 'fastify';

import { createApp, createWorkerApp } from './app.ts';
import { type BackgroundTasks, startBackgroundTasks } from './background.ts';
import { compose, type Composition } from './compose.ts';
import type { Configuration } from './config/configuration.ts';
import { createFeatures, type Features } from './features.ts';

/**
 * With the steps that follow, this stays within the twenty seconds that our documentation has process managers grant.
 */
const CLOSE_TIMEOUT_MS = 5000;

/** A server that takes requests, processes the queue, or both. */
export interface RunningServer {
  /** The address to open in a browser, or a worker's health address. */
  readonly address: string;
  readonly composition: Composition;
  readonly features: Features;
  /** Finishes requests in progress within a few seconds, returns running jobs to the queue, and frees everything. */
  readonly stop: () => Promise<void>;
}

/** Longer than a working storage takes to answer, even when credentials must be fetched first. */
const STORAGE_PROBE_MS = 15_000;

/** Composes the server and listens. On failure it throws and leaves nothing open. */
export async function startServer(configuration: Configuration): Promise<RunningServer> {
  const composition = await compose(configuration);
  const { dependencies } = composition;
  let app: FastifyInstance | undefined;
  let features: Features | undefined;
  let background: BackgroundTasks | undefined;
  const stop = async () => {
    // At once: an attempt that went on while requests are finished could end with the processes that work for it.
    await Promise.all([
      background?.stop(),
      features?.documents.verdicts.stop(),
      app && closeWithTimeout(app),
    ]);
    await composition.close();
  };
  try {
    await dependencies.blobs.probe(AbortSignal.timeout(STORAGE_PROBE_MS));
    await composition.claimStorage();
    features = createFeatures(dependencies);
    const { role } = configuration.processes;
    const servesRequests = role !== 'worker';
    app = await (servesRequests ? createApp : createWorkerApp)(dependencies, features);
    // A web process cleans and shows documents, which uses the same worker processes as analysis.
    dependencies.analyzer.prepare({ texts: servesRequests });
    if (role !== 'web') background = await startBackgroundTasks(dependencies, features);
    await app.listen(configuration.network);
    const address = addressOf(configuration, app.server.address());
    return { address, composition, features, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A request still unanswered by then has been promised nothing: its connection is cut, which also aborts its work. */
async function closeWithTimeout(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  await app.close().finally(() => clearTimeout(timer));
}

/** When the configured port is 0, the system chooses one. */
function addressOf({ publicOrigin, network, processes }: Configuration, bound: unknown): string {
  const hasPort = typeof bound === 'object' && bound !== null && 'port' in bound;
  // People open the public address, which no worker serves.
  const isLocal = network.port === 0 || processes.role === 'worker';
  return hasPort && isLocal ? `http://localhost:${String(bound.port)}` : publicOrigin;
}
