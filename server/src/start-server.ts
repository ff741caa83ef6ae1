import type { FastifyInstance } from 'fastify';

import { createApp, createWorkerApp } from './app.ts';
import { type Background, startBackground } from './background.ts';
import { compose, type Composition } from './compose.ts';
import type { Configuration } from './config/configuration.ts';
import { createFeatures, type Features } from './features.ts';

/** Together with what follows it stays within the ten seconds that process managers commonly grant. */
const CLOSING_MS = 5000;

/** A server that takes requests, works off the queue, or does both. */
export interface RunningServer {
  /** What to open in a browser, or where a worker tells how it is. */
  readonly address: string;
  readonly composition: Composition;
  readonly features: Features;
  /** Answers what was begun as far as a few seconds allow, gives running jobs back, and frees everything. */
  readonly stop: () => Promise<void>;
}

/** Longer than a storage that works ever takes to answer, also where credentials are fetched first. */
const STORAGE_PROBE_MS = 15_000;

/** Composes the server and listens. Throws, with nothing left open, when it cannot. */
export async function startServer(configuration: Configuration): Promise<RunningServer> {
  const composition = await compose(configuration);
  const { dependencies } = composition;
  let app: FastifyInstance | undefined;
  let background: Background | undefined;
  const stop = async () => {
    if (app !== undefined) await closeInTime(app);
    await background?.stop();
    await composition.close();
  };
  try {
    await dependencies.blobs.probe(AbortSignal.timeout(STORAGE_PROBE_MS));
    await composition.claimStorage();
    const features = createFeatures(dependencies);
    const { role } = configuration.processes;
    const answersPeople = role !== 'worker';
    app = await (answersPeople ? createApp : createWorkerApp)(dependencies, features);
    // A web process cleans and shows documents, which needs the same processes as their analysis.
    dependencies.analyzer.prepare({ texts: answersPeople });
    if (role !== 'web') background = await startBackground(dependencies, features);
    await app.listen(configuration.network);
    const address = addressOf(configuration, app.server.address());
    return { address, composition, features, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A request without an answer by then has been acknowledged nothing: its connection is cut, which ends its work too. */
async function closeInTime(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), CLOSING_MS);
  await app.close().finally(() => clearTimeout(cut));
}

/** The system chooses the port where the configuration says 0. */
function addressOf({ publicOrigin, network, processes }: Configuration, bound: unknown): string {
  const isBound = typeof bound === 'object' && bound !== null && 'port' in bound;
  // People open the public address, at which no worker is.
  const isOwn = network.port === 0 || processes.role === 'worker';
  return isBound && isOwn ? `http://localhost:${String(bound.port)}` : publicOrigin;
}
