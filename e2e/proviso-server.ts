import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const repositoryRoot = join(import.meta.dirname, '..');

/** A Proviso server as users run it: a process, a port, and a data folder that outlives the process. */
export interface ProvisoServer {
  readonly url: string;
  /** Everything it has printed, across all restarts. */
  output(): string;
  /** Ends the process with the signal and restarts it on the same port and data. */
  restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Ends the process and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a server with an empty data folder on a free port, and waits until it responds. It keeps no idle workers
 * unless configured to: a journey uploads little, and each idle worker would slow the browser.
 */
export async function startProvisoServer(
  environment: NodeJS.ProcessEnv = {},
): Promise<ProvisoServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'proviso-e2e-'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const printed: string[] = [];
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ['server/src/main.ts'], {
      cwd: repositoryRoot,
      env: {
        ...process.env,
        PORT: String(port),
        PROVISO_DATA_DIR: dataFolder,
        WORKERS_READY: 'off',
        // As the launcher sets it, so that later starts are faster.
        NODE_COMPILE_CACHE: join(repositoryRoot, '.cache', 'compiled'),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
    await waitUntilHealthy(url, child, printed);
    return child;
  };

  let child = await start();
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    url,
    output: () => printed.join(''),
    async restart(signal) {
      await end(signal);
      child = await start();
    },
    async stop() {
      await end('SIGTERM');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function waitUntilHealthy(
  url: string,
  child: ChildProcess,
  printed: string[],
): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended at once:\n${printed.join('')}`);
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`The server did not answer within 30 s:\n${printed.join('')}`);
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}
