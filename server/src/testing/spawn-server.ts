import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { DatabaseLocation } from '@proviso/database';
import { onTestFinished } from 'vitest';

const MAIN = join(import.meta.dirname, '..', 'main.ts');
const COMPILED = join(import.meta.dirname, '../../..', '.cache', 'compiled');

/** A server in its own process, as an operator starts it; may also be only a web or a worker process. */
export interface SpawnedServer {
  readonly process: ChildProcess;
  readonly address: string;
  /** Sends a signal, waits for the process to end, and returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** The same for the server and its child processes, as a terminal and systemd do it. */
  endGroup(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts a server on a port chosen by the system; throws with its output when it fails to start. By default it keeps no
 * workers ready: most would be killed before they are used.
 */
export async function spawnServer(
  dataDirectory: string,
  location: DatabaseLocation,
  environment: Readonly<Record<string, string>> = {},
): Promise<SpawnedServer> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      PROVISO_DATA_DIR: dataDirectory,
      WORKERS_READY: 'off',
      // As in the launcher: speeds up later starts.
      NODE_COMPILE_CACHE: COMPILED,
      ...(location.kind === 'postgresql' && { DATABASE_URL: location.url }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that a test can signal all of it.
    detached: true,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /ready at (http:\/\/[^\s/]+)/.exec(line)?.[1];
    if (address !== undefined)
      return {
        process: child,
        address,
        end: (signal) => end(child, () => child.kill(signal)),
        endGroup: (signal) => end(child, () => process.kill(-Number(child.pid), signal)),
      };
    lines.push(line);
  }
  throw new Error(`The server did not start:\n${lines.join('\n')}`);
}

async function end(child: ChildProcess, send: () => unknown): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  send();
  await once(child, 'exit');
  return child.exitCode;
}
