import type { ProcessCounts } from '#server/ports/analyzer.ts';
import { createTurns } from '#server/turns/turns.ts';

import type { WorkerRequest } from './protocol.ts';
import type { TimeLimit } from './time-limit.ts';
import { type RunOptions, WorkerDeath, type WorkerProcess } from './worker-process.ts';

/** A lane's limits. */
interface LaneOptions {
  /** How many requests run concurrently. */
  readonly size: number;
  /** How many requests may wait; more are refused with TooManyWaitingError. */
  readonly maxWaiting: number;
}

/** A pool's process policy, and the limits of its first lane. */
export interface WorkerPoolOptions extends LaneOptions {
  readonly startWorker: () => WorkerProcess;
  /** A process is replaced after this many requests; 1 gives each request its own process. */
  readonly requestsPerProcess: number;
  /** Whether a process is started ahead of the next request, instead of by it. */
  readonly keepsOneReady: boolean;
  readonly timeLimit: TimeLimit;
}

/** A request, or a function that builds it when its turn comes if it is too large to hold in memory while waiting. */
export type Ask = WorkerRequest | (() => Promise<WorkerRequest>);

/**
 * Runs a request. Rejects with WorkerDeath, with TooManyWaitingError, with the signal's reason when aborted while
 * waiting, and with any rejection of the function that builds the request. The reply is not validated.
 */
export type Run = (ask: Ask, options?: RunOptions) => Promise<unknown>;

/** Isolated processes that answer requests. */
export interface WorkerPool {
  /** Starts a process ahead of the first request if the pool keeps one ready. */
  prepare(): void;
  /** Runs in the first lane. */
  readonly run: Run;
  /** Opens another lane to the same processes; lanes do not wait for each other. */
  openLane(options: LaneOptions): Run;
  readonly counts: ProcessCounts;
  /** Kills every process; their requests reject as stopped. */
  close(): void;
}

interface Seat {
  readonly process: WorkerProcess;
  served: number;
}

/** A pool that can keep a started process ready, because starting one takes as long as a short document. */
export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const seats = createSeats(options);
  const runInTurn = async (ask: Ask, runOptions: RunOptions = {}): Promise<unknown> => {
    const request = typeof ask === 'function' ? await ask() : ask;
    if (seats.isClosed || runOptions.signal?.aborted) throw new WorkerDeath('stopped');
    const seat = seats.take();
    let hasAnswered = false;
    try {
      const reply = await seat.process.run(request, options.timeLimit, runOptions);
      hasAnswered = true;
      return reply;
    } finally {
      seats.release(seat, hasAnswered);
    }
  };
  const openLane = ({ size, maxWaiting }: LaneOptions): Run => {
    const turns = createTurns(size, maxWaiting);
    return async (ask, runOptions) => {
      await turns.take(runOptions?.signal);
      try {
        return await runInTurn(ask, runOptions);
      } finally {
        turns.end();
      }
    };
  };
  return {
    run: openLane(options),
    openLane,
    prepare: () => seats.keepOneReady(),
    get counts() {
      return seats.counts;
    },
    close: () => seats.close(),
  };
}

/** The pool's processes, busy and idle. */
function createSeats({ startWorker, size, requestsPerProcess, keepsOneReady }: WorkerPoolOptions) {
  const ready: Seat[] = [];
  const working = new Set<Seat>();
  let isClosed = false;
  const start = (): Seat => ({ process: startWorker(), served: 0 });
  const keepOneReady = () => {
    if (!keepsOneReady) return;
    // A reusable process becomes available again; otherwise a replacement must be started before the next request.
    const comesBack = requestsPerProcess > 1 && working.size >= size;
    if (!isClosed && !comesBack && ready.length === 0) ready.push(start());
  };
  return {
    keepOneReady,
    get isClosed() {
      return isClosed;
    },
    get counts() {
      return { working: working.size, ready: ready.length };
    },
    take(): Seat {
      const alive = ready.splice(0).filter((seat) => seat.process.isAlive);
      const seat = alive.pop() ?? start();
      ready.push(...alive);
      seat.served += 1;
      working.add(seat);
      keepOneReady();
      return seat;
    },
    release(seat: Seat, hasAnswered: boolean): void {
      working.delete(seat);
      if (hasAnswered && seat.served < requestsPerProcess && !isClosed) ready.push(seat);
      else seat.process.kill();
      keepOneReady();
    },
    close(): void {
      isClosed = true;
      for (const seat of [...ready.splice(0), ...working]) seat.process.kill();
    },
  };
}
