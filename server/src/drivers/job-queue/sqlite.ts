import type { Logger } from '#server/logging/logger.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { JobHandler, JobQueue, JobRequest, RetryRule } from '#server/ports/job-queue.ts';
import type { Database } from '#server/tables/schema.ts';

import { JobTable, type ClaimedJob } from './job-table.ts';

const POLL_MS = 500;
const HEARTBEAT_MS = 10_000;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly retry: RetryRule;
}

/**
 * Jobs in a table of the database this process owns exclusively: jobs that are active when it starts working belong to
 * a dead process and are requeued immediately.
 */
export function createSqliteJobQueue({ database, clock, logger, retry }: Dependencies): JobQueue {
  const table = new JobTable(database, clock);
  const runners = new Map<string, QueueRunner>();
  return {
    async add(request: JobRequest) {
      await table.add(request);
      runners.get(request.queue)?.wake();
    },
    count: (queue) => table.count(queue),
    async work(queue, concurrency, handler) {
      await table.requeueActive(queue, retry.attempts);
      runners.set(queue, startRunner({ table, logger, retry, queue, concurrency, handler }));
    },
    async stop() {
      await Promise.all([...runners.values()].map((runner) => runner.stop()));
    },
  };
}

interface QueueRunner {
  /** Polls now instead of at the next interval. */
  wake(): void;
  stop(): Promise<void>;
}

interface RunnerOptions {
  readonly table: JobTable;
  readonly logger: Logger;
  readonly retry: RetryRule;
  readonly queue: string;
  readonly concurrency: number;
  readonly handler: JobHandler;
}

/** Runs the jobs of one queue. */
function startRunner({ queue, concurrency, ...tools }: RunnerOptions): QueueRunner {
  const { table, logger } = tools;
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const run = (job: ClaimedJob) => {
    const attempt = runAttempt({ ...tools, job, stopping: stopping.signal });
    running.add(attempt);
    void attempt.finally(() => {
      running.delete(attempt);
      wake();
    });
  };
  const claimAvailable = async () => {
    while (running.size < concurrency && !stopping.signal.aborted) {
      const job = await table.take(queue);
      if (job === undefined) return;
      run(job);
    }
  };
  const { wake, settled } = createWaker(() =>
    claimAvailable().catch((error: unknown) =>
      logger.error({ error, queue }, 'the job queue could not be read'),
    ),
  );
  const poll = setInterval(wake, POLL_MS);
  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearInterval(poll);
      await settled();
      await Promise.all(running);
    },
  };
}

/** Polls one at a time; a wake-up during a poll triggers another, for jobs that the running poll missed. */
function createWaker(task: () => Promise<void>) {
  let isWoken = false;
  let isRunning = false;
  let running = Promise.resolve();
  const runWhileWoken = async () => {
    isRunning = true;
    while (isWoken) {
      isWoken = false;
      await task();
    }
    isRunning = false;
  };
  return {
    wake: () => {
      isWoken = true;
      if (!isRunning) running = runWhileWoken();
    },
    settled: () => running,
  };
}

interface AttemptOptions extends Omit<RunnerOptions, 'queue' | 'concurrency'> {
  readonly job: ClaimedJob;
  readonly stopping: AbortSignal;
}

/** Never rejects: a job whose end cannot be written keeps its lease until that expires. */
async function runAttempt(options: AttemptOptions): Promise<void> {
  const { table, logger, retry, handler, job, stopping } = options;
  const lost = new AbortController();
  const renew = () =>
    table.renew(job).then(
      (isHeld) => isHeld || lost.abort(),
      (error: unknown) => logger.error({ error }, 'a job could not renew its lease'),
    );
  const heartbeat = setInterval(() => void renew(), HEARTBEAT_MS);
  const signal = AbortSignal.any([stopping, lost.signal]);
  try {
    const isLastAttempt = job.attempts >= retry.attempts;
    await handler({ key: job.key, isLastAttempt, signal }).then(
      () => table.complete(job),
      async (error: unknown) => {
        if (stopping.aborted) return table.release(job);
        logger.warn({ error, attempt: job.attempts }, 'a job failed');
        return isLastAttempt
          ? table.markDead(job)
          : table.retry(job, retryDelay(job.attempts, retry));
      },
    );
  } catch (error) {
    logger.error({ error }, 'the end of a job could not be recorded');
  } finally {
    clearInterval(heartbeat);
  }
}

/** Doubles with each attempt; jitter keeps jobs that failed together from retrying together. */
function retryDelay(attempts: number, { delayMs }: RetryRule): number {
  const delay = delayMs * 2 ** (attempts - 1);
  return delay / 2 + (delay / 2) * Math.random();
}
