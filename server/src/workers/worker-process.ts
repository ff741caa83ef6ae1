import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

import { watchProcessorShare } from './processor-share.ts';
import {
  type QuestionAnswer,
  type WorkerProgress,
  type WorkerQuestion,
  type WorkerRequest,
  WORKER_MEMORY_LIMIT,
} from './protocol.ts';
import { residentMemory } from './resident-memory.ts';
import { type ProgressSign, startTimer, type TimeLimit } from './time-limit.ts';

/**
 * Why a worker process gave no answer: it exceeded its time or memory limit, got too little processor time to finish in
 * time, crashed, or was stopped.
 */
export class WorkerDeathError extends Error {
  override readonly name = 'WorkerDeathError';
  readonly reason: 'limit' | 'starved' | 'crash' | 'stopped';

  constructor(reason: WorkerDeathError['reason']) {
    super(`A worker process ended: ${reason}.`);
    this.reason = reason;
  }
}

/** Options for running a request. */
export interface RunOptions {
  readonly signal?: AbortSignal | undefined;
  /** Answers the process's question; the question is not validated. Must not reject. */
  readonly consult?: ((question: object) => Promise<QuestionAnswer>) | undefined;
}

/** One isolated process. It answers one request at a time and is unusable after a WorkerDeathError. */
export interface WorkerProcess {
  readonly isAlive: boolean;
  /** Rejects with a WorkerDeathError; the reply comes from a possibly compromised process, so validate it. */
  run(request: WorkerRequest, timeLimit: TimeLimit, options?: RunOptions): Promise<unknown>;
  kill(): void;
}

const PROJECT = join(import.meta.dirname, '..', '..', '..');
/** The program's files only: not the data folder, nor anything else on the machine. */
const READABLE_PATHS = [
  'contracts',
  'documents',
  'engine',
  'node_modules',
  'server/package.json',
  'server/src',
];
const PROGRESS_SIGNS: readonly ProgressSign[] = ['step', 'recognition'];
const MEMORY_CHECK_MS = 100;
/** A process that got less than this share of a processor was starved by others. */
const FAIR_SHARE = 1 / 3;
/** The watchdog kills with SIGKILL; V8 aborts with SIGABRT when its heap is full. */
const LIMIT_SIGNALS: ReadonlySet<string> = new Set(['SIGKILL', 'SIGABRT']);
/** Sent to the server and its children alike; a process that is still loading cannot outlive them yet. */
const STOP_SIGNALS: ReadonlySet<string> = new Set(['SIGTERM', 'SIGINT', 'SIGHUP']);

/**
 * Starts a process that can only compute: it can read no files but the program, start no children, and sees none of our
 * environment.
 */
export function startWorkerProcess(entry: string): WorkerProcess {
  const child = forkIsolated(entry);
  let reason: WorkerDeathError['reason'] | undefined;
  const end = (ending: WorkerDeathError['reason']) => {
    reason ??= ending;
    child.kill('SIGKILL');
  };
  return {
    get isAlive() {
      return child.connected && child.exitCode === null && child.signalCode === null;
    },
    async run(request, timeLimit, { signal, consult } = {}) {
      const stop = () => end('stopped');
      let share = watchProcessorShare(child.pid);
      const timer = startTimer(timeLimit, () => end(share() < FAIR_SHARE ? 'starved' : 'limit'));
      const memoryCheck = setInterval(() => {
        if (residentMemory(child.pid) > WORKER_MEMORY_LIMIT) end('limit');
      }, MEMORY_CHECK_MS);
      signal?.addEventListener('abort', stop, { once: true });
      if (signal?.aborted) stop();
      try {
        return await exchange(child, request, {
          onProgress: (sign) => timer.extend(sign),
          async onQuestion(question) {
            timer.pause();
            const answer = await consult?.(question);
            timer.resume();
            share = watchProcessorShare(child.pid);
            return answer;
          },
        });
      } catch (error) {
        throw new WorkerDeathError(
          reason ?? (error instanceof WorkerDeathError ? error.reason : 'crash'),
        );
      } finally {
        timer.stop();
        clearInterval(memoryCheck);
        signal?.removeEventListener('abort', stop);
      }
    },
    kill: () => end('stopped'),
  };
}

function forkIsolated(entry: string): ChildProcess {
  const child = fork(entry, {
    execArgv: [
      '--permission',
      ...READABLE_PATHS.map((path) => `--allow-fs-read=${join(PROJECT, path)}`),
      '--allow-worker',
      '--max-old-space-size=256',
      // Otherwise up to a quarter of the memory limit may be garbage not yet collected.
      '--max-semi-space-size=4',
      '--no-addons',
      '--disallow-code-generation-from-strings',
      // Patterns used only during warm-up stay bytecode: compiling all of them to machine code takes another thirty
      // megabytes.
      '--no-regexp-peephole-optimization',
      '--regexp-tier-up-ticks=10',
    ],
    // One arena for all threads: with several, each retains freed memory. C libraries other than glibc ignore this.
    env: { MALLOC_ARENA_MAX: '1' },
    cwd: PROJECT,
    serialization: 'advanced',
    // A parser's output may quote the document, so it is discarded.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // An `error` event without a listener would crash the server; whoever waits for the answer listens too.
  return child.on('error', () => {});
}

/** How to handle messages that precede the reply. */
interface MessageHandlers {
  readonly onProgress: (sign: ProgressSign) => void;
  /** Returns the response to send; nothing when nobody can answer. */
  readonly onQuestion: (question: object) => Promise<QuestionAnswer | undefined>;
}

/** Sends a request and waits for the reply; rejects when the process ends or cannot be reached. */
function exchange(
  child: ChildProcess,
  request: WorkerRequest,
  { onProgress, onQuestion }: MessageHandlers,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let hasAsked = false;
    const onExit = (_code: number | null, signal: NodeJS.Signals | null) => {
      settle();
      reject(new WorkerDeathError(reasonOf(signal)));
    };
    const onMessage = (reply: unknown) => {
      const sign = PROGRESS_SIGNS.find((kind) => isOfKind(reply, kind));
      if (sign !== undefined) {
        onProgress(sign);
        return;
      }
      if (isOfKind(reply, 'passages') && !hasAsked) {
        hasAsked = true;
        void onQuestion(reply).then((answer) => answer && child.connected && child.send(answer));
        return;
      }
      settle();
      resolve(reply);
    };
    const onError = (error: Error | null) => {
      if (error === null) return;
      settle();
      reject(error);
    };
    const settle = () => child.off('exit', onExit).off('message', onMessage).off('error', onError);
    child.on('exit', onExit).on('message', onMessage).on('error', onError);
    child.send(request, onError);
  });
}

/** Why a process ended that its parent did not end. */
function reasonOf(signal: NodeJS.Signals | null): WorkerDeathError['reason'] {
  if (signal === null) return 'crash';
  if (STOP_SIGNALS.has(signal)) return 'stopped';
  return LIMIT_SIGNALS.has(signal) ? 'limit' : 'crash';
}

function isOfKind(
  message: unknown,
  kind: (WorkerProgress | WorkerQuestion)['kind'],
): message is object {
  return (
    typeof message === 'object' && message !== null && 'kind' in message && message.kind === kind
  );
}
