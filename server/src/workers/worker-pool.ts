import { createTurns } from '#server/turns.ts';

import type { WorkerRequest } from './protocol.ts';
import type { TimeLimit } from './time-limit.ts';
import { startWorkerProcess, WorkerDeath, type WorkerProcess } from './worker-process.ts';

/** How a pool treats its processes. */
export interface WorkerPoolOptions {
  /** The program that the processes run. */
  readonly entry: string;
  /** How many requests are worked on at a time. */
  readonly size: number;
  /** After how many requests a process is replaced; 1 gives each request a process of its own. */
  readonly requestsPerProcess: number;
  /** Whether a process is started ahead of the next request; else it is started by it. */
  readonly keepsOneReady: boolean;
  /** How many requests may wait; more are refused with TooManyWaitingError. */
  readonly maxWaiting: number;
  readonly timeLimit: TimeLimit;
}

/** Isolated processes that answer requests. */
export interface WorkerPool {
  /** Starts a process ahead of the first request, where the pool keeps one ready. */
  prepare(): void;
  /** Rejects with WorkerDeath or TooManyWaitingError. The reply is unchecked. */
  run(request: WorkerRequest, signal?: AbortSignal): Promise<unknown>;
  /** Kills every process; what they worked on rejects as stopped. */
  close(): void;
}

interface Seat {
  readonly process: WorkerProcess;
  served: number;
}

/** A pool that can keep a started process ready, because starting one takes as long as a short document. */
export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const turns = createTurns(options.size, options.maxWaiting);
  const seats = createSeats(options);
  const runInTurn = async (request: WorkerRequest, signal?: AbortSignal): Promise<unknown> => {
    if (seats.isClosed || signal?.aborted) throw new WorkerDeath('stopped');
    const seat = seats.take();
    let hasAnswered = false;
    try {
      const reply = await seat.process.run(request, options.timeLimit, signal);
      hasAnswered = true;
      return reply;
    } finally {
      seats.giveBack(seat, hasAnswered);
    }
  };
  return {
    async run(request, signal) {
      await turns.take();
      try {
        return await runInTurn(request, signal);
      } finally {
        turns.end();
      }
    },
    prepare: () => seats.keepOneReady(),
    close: () => seats.close(),
  };
}

/** The processes of a pool: those at work and those that wait for it. */
function createSeats({ entry, size, requestsPerProcess, keepsOneReady }: WorkerPoolOptions) {
  const ready: Seat[] = [];
  const working = new Set<Seat>();
  let isClosed = false;
  const start = (): Seat => ({ process: startWorkerProcess(entry), served: 0 });
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
