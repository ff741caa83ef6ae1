import type { ProcessCounts } from '#server/ports/analyzer.ts';
import { createTurns } from '#server/turns/turns.ts';

import type { WorkerRequest } from './protocol.ts';
import type { TimeLimit } from './time-limit.ts';
import { type RunOptions, WorkerDeath, type WorkerProcess } from './worker-process.ts';

/** How much is worked on at a time. */
interface LaneOptions {
  /** How many requests are worked on at a time. */
  readonly size: number;
  /** How many requests may wait; more are refused with TooManyWaitingError. */
  readonly maxWaiting: number;
}

/** How a pool treats its processes; and its first lane. */
export interface WorkerPoolOptions extends LaneOptions {
  readonly startWorker: () => WorkerProcess;
  /** After how many requests a process is replaced; 1 gives each request a process of its own. */
  readonly requestsPerProcess: number;
  /** Whether a process is started ahead of the next request; else it is started by it. */
  readonly keepsOneReady: boolean;
  readonly timeLimit: TimeLimit;
}

/** A request, or how it is made once its turn has come, where it is too large to wait in memory. */
export type Ask = WorkerRequest | (() => Promise<WorkerRequest>);

/**
 * Has a request answered. Rejects with WorkerDeath, with TooManyWaitingError, with the signal's reason where that was
 * aborted in the line, and with what making the request rejects with. The reply is unchecked.
 */
export type Run = (ask: Ask, options?: RunOptions) => Promise<unknown>;

/** Isolated processes that answer requests. */
export interface WorkerPool {
  /** Starts a process ahead of the first request, where the pool keeps one ready. */
  prepare(): void;
  /** Runs in the first lane. */
  readonly run: Run;
  /** Opens another lane to the same processes: what waits in one keeps nothing waiting in another. */
  openLane(options: LaneOptions): Run;
  readonly counts: ProcessCounts;
  /** Kills every process; what they worked on rejects as stopped. */
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
      seats.giveBack(seat, hasAnswered);
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

/** The processes of a pool: those at work and those that wait for it. */
function createSeats({ startWorker, size, requestsPerProcess, keepsOneReady }: WorkerPoolOptions) {
  const ready: Seat[] = [];
  const working = new Set<Seat>();
  let isClosed = false;
  const start = (): Seat => ({ process: startWorker(), served: 0 });
  const keepOneReady = () => {
    if (!keepsOneReady) return;
    // A process that is used again comes back; one that is not must be replaced ahead of the next request.
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
    giveBack(seat: Seat, hasAnswered: boolean): void {
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
