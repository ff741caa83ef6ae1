import { createSemaphore } from '#server/concurrency/semaphore.ts';
import type { ProcessCounts } from '#server/ports/analyzer.ts';

import type { WorkerRequest } from './protocol.ts';
import type { TimeLimit } from './time-limit.ts';
import { type RunOptions, WorkerDeathError, type WorkerProcess } from './worker-process.ts';

/** A queue's limits. */
interface QueueOptions {
  /** How many requests run concurrently. */
  readonly size: number;
  /** How many requests may wait; more are refused with TooManyWaitingError. */
  readonly maxWaiting: number;
}

/** A pool's process policy, and the limits of its first queue. */
export interface WorkerPoolOptions extends QueueOptions {
  readonly startWorker: () => WorkerProcess;
  /** A process is replaced after this many requests; 1 gives each request its own process. */
  readonly requestsPerProcess: number;
  /** Whether a process is started ahead of the next request, instead of by it. */
  readonly keepsOneReady: boolean;
  readonly timeLimit: TimeLimit;
}

/**
 * A request, or a function that builds it when it is about to run if it is too large to hold in memory while waiting.
 */
export type LazyRequest = WorkerRequest | (() => Promise<WorkerRequest>);

/**
 * Runs a request. Rejects with WorkerDeathError, with TooManyWaitingError, with the signal's reason when aborted while
 * waiting, and with any rejection of the function that builds the request. The reply is not validated.
 */
export type Run = (lazyRequest: LazyRequest, options?: RunOptions) => Promise<unknown>;

/** Isolated processes that answer requests. */
export interface WorkerPool {
  /** Starts a process ahead of the first request if the pool keeps one ready. */
  prepare(): void;
  /** Runs in the first queue. */
  readonly run: Run;
  /** Opens another queue to the same processes; queues do not wait for each other. */
  openQueue(options: QueueOptions): Run;
  readonly counts: ProcessCounts;
  /** Kills every process; their requests reject as stopped. */
  close(): void;
}

interface PooledProcess {
  readonly process: WorkerProcess;
  served: number;
}

/** A pool that can keep a started process ready, because starting one takes as long as a short document. */
export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const processes = createProcesses(options);
  const runOnProcess = async (
    lazyRequest: LazyRequest,
    runOptions: RunOptions = {},
  ): Promise<unknown> => {
    const request = typeof lazyRequest === 'function' ? await lazyRequest() : lazyRequest;
    if (processes.isClosed || runOptions.signal?.aborted) throw new WorkerDeathError('stopped');
    const pooled = processes.take();
    let hasAnswered = false;
    try {
      const reply = await pooled.process.run(request, options.timeLimit, runOptions);
      hasAnswered = true;
      return reply;
    } finally {
      processes.release(pooled, hasAnswered);
    }
  };
  const openQueue = ({ size, maxWaiting }: QueueOptions): Run => {
    const semaphore = createSemaphore(size, maxWaiting);
    return async (lazyRequest, runOptions) => {
      await semaphore.acquire(runOptions?.signal);
      try {
        return await runOnProcess(lazyRequest, runOptions);
      } finally {
        semaphore.release();
      }
    };
  };
  return {
    run: openQueue(options),
    openQueue,
    prepare: () => processes.ensureOneReady(),
    get counts() {
      return processes.counts;
    },
    close: () => processes.close(),
  };
}

/** The pool's processes, busy and idle. */
function createProcesses({
  startWorker,
  size,
  requestsPerProcess,
  keepsOneReady,
}: WorkerPoolOptions) {
  const ready: PooledProcess[] = [];
  const working = new Set<PooledProcess>();
  let isClosed = false;
  const start = (): PooledProcess => ({ process: startWorker(), served: 0 });
  const ensureOneReady = () => {
    if (!keepsOneReady) return;
    // A reusable process becomes available again; otherwise a replacement must be started before the next request.
    const willReturn = requestsPerProcess > 1 && working.size >= size;
    if (!isClosed && !willReturn && ready.length === 0) ready.push(start());
  };
  return {
    ensureOneReady,
    get isClosed() {
      return isClosed;
    },
    get counts() {
      return { working: working.size, ready: ready.length };
    },
    take(): PooledProcess {
      const alive = ready.splice(0).filter((pooled) => pooled.process.isAlive);
      const pooled = alive.pop() ?? start();
      ready.push(...alive);
      pooled.served += 1;
      working.add(pooled);
      ensureOneReady();
      return pooled;
    },
    release(pooled: PooledProcess, hasAnswered: boolean): void {
      working.delete(pooled);
      if (hasAnswered && pooled.served < requestsPerProcess && !isClosed) ready.push(pooled);
      else pooled.process.kill();
      ensureOneReady();
    },
    close(): void {
      isClosed = true;
      for (const pooled of [...ready.splice(0), ...working]) pooled.process.kill();
    },
  };
}
