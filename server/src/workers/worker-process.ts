import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

import { type WorkerRequest, WORKER_MEMORY_LIMIT } from './protocol.ts';
import { residentMemory } from './resident-memory.ts';

/** Why a worker process gave no answer: a limit of time or memory, a crash, or because it was told to stop. */
export class WorkerDeath extends Error {
  override readonly name = 'WorkerDeath';
  readonly reason: 'limit' | 'crash' | 'stopped';

  constructor(reason: WorkerDeath['reason']) {
    super(`A worker process ended: ${reason}.`);
    this.reason = reason;
  }
}

/** One isolated process. It answers one request at a time and is dead after a WorkerDeath. */
export interface WorkerProcess {
  readonly isAlive: boolean;
  /** Rejects with a WorkerDeath; the reply is what a possibly hostile process sent, so check it. */
  run(request: WorkerRequest, timeoutMs: number, signal?: AbortSignal): Promise<unknown>;
  kill(): void;
}

const PROJECT = join(import.meta.dirname, '..', '..', '..');
/** The program, and no other file: neither the data folder nor anything else of the machine. */
const READABLE = [
  'contracts',
  'documents',
  'engine',
  'node_modules',
  join('server', 'src'),
  'server/package.json',
];
const MEMORY_CHECK_MS = 100;
/** SIGABRT is how V8 ends a process whose heap is full. */
const LIMIT_SIGNALS: ReadonlySet<string | null> = new Set(['SIGKILL', 'SIGABRT']);

/** Starts a process that can compute and nothing else: no files but the program, no children, no environment. */
export function startWorkerProcess(entry: string): WorkerProcess {
  const child = fork(entry, {
    execArgv: [
      '--permission',
      ...READABLE.map((path) => `--allow-fs-read=${join(PROJECT, path)}`),
      '--allow-worker',
      '--max-old-space-size=256',
      '--no-addons',
      '--disallow-code-generation-from-strings',
    ],
    env: {},
    cwd: PROJECT,
    serialization: 'advanced',
    // What a parser prints may quote the document: nobody listens.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A failed start or send ends in 'exit' or 'close', which is what the run waits for.
  child.on('error', () => child.kill('SIGKILL'));
  return {
    get isAlive() {
      return child.connected && child.exitCode === null && child.signalCode === null;
    },
    run: (request, timeoutMs, signal) => runRequest(child, request, { timeoutMs, signal }),
    kill: () => void child.kill('SIGKILL'),
  };
}

interface Limits {
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

function runRequest(
  child: ChildProcess,
  request: WorkerRequest,
  { timeoutMs, signal }: Limits,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let reason: WorkerDeath['reason'] | undefined;
    const end = (ending: WorkerDeath['reason']) => {
      reason ??= ending;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => end('limit'), timeoutMs);
    const memoryCheck = setInterval(() => {
      if (residentMemory(child.pid) > WORKER_MEMORY_LIMIT) end('limit');
    }, MEMORY_CHECK_MS);
    const stop = () => end('stopped');
    const settle = () => {
      clearTimeout(timer);
      clearInterval(memoryCheck);
      signal?.removeEventListener('abort', stop);
      child.off('message', answer).off('exit', die).off('error', die);
    };
    const answer = (reply: unknown) => {
      settle();
      resolve(reply);
    };
    const die = (_code: unknown, exitSignal?: unknown) => {
      settle();
      const isLimit = LIMIT_SIGNALS.has(typeof exitSignal === 'string' ? exitSignal : null);
      reject(new WorkerDeath(reason ?? (isLimit ? 'limit' : 'crash')));
    };
    child.once('message', answer).once('exit', die).once('error', die);
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
    else child.send(request, ignoreSendError);
  });
}

/** A process that died before it got the request reports that by its exit. */
function ignoreSendError(): void {}
