import { type JobWithMetadata, PgBoss } from 'pg-boss';

import type { Logger } from '#server/logging/logger.ts';
import type { JobCounts, JobQueue, RetryRule } from '#server/ports/job-queue.ts';

const SCHEMA = 'proviso_jobs';
/** The shortest that pg-boss allows: a killed process's job is retried after this many seconds. */
const HEARTBEAT_SECONDS = 10;
/**
 * A living process keeps its job for as long as it works, which heartbeats show; pg-boss wants a limit, and otherwise
 * has one of fifteen minutes, which a scan with a second reader may take.
 */
const EXPIRE_SECONDS = 12 * 60 * 60;
const POLL_SECONDS = 0.5;
const STOP_TIMEOUT_MS = 10_000;
/** Maps pg-boss's states to the port's; completed and canceled jobs are ignored. */
const COUNT_JOBS = `
  select counted.state, count(*)::int as jobs
  from (
    select case state when 'active' then 'active' when 'failed' then 'dead' else 'waiting' end as state
    from ${SCHEMA}.job
    where name = $1 and state in ('created', 'retry', 'active', 'failed')
  ) counted
  group by counted.state`;

interface Dependencies {
  readonly url: string;
  readonly logger: Logger;
  readonly retry: RetryRule;
  /** Whether it reclaims jobs from processes that died; at least one process sharing the queue must. */
  readonly supervises: boolean;
}

/** Jobs in PostgreSQL with pg-boss, in its own schema. Several processes may share it. */
export async function createPgBossJobQueue({
  url,
  logger,
  retry,
  supervises,
}: Dependencies): Promise<JobQueue> {
  const boss = await startBoss({ url, logger, supervises });
  const ensureQueue = createEnsureQueue(boss, retry);
  const workers = new Map<string, string>();
  const stopping = new AbortController();
  return {
    async add({ queue, key, priority = 0, delayMs = 0 }) {
      await ensureQueue(queue);
      await boss.send(queue, null, {
        singletonKey: key,
        priority,
        ...(delayMs > 0 && { startAfter: Math.ceil(delayMs / 1000) }),
      });
      const worker = workers.get(queue);
      if (worker !== undefined) boss.notifyWorker(worker);
    },
    count: (queue) => countJobs(boss, queue),
    async work(queue, concurrency, handler) {
      await ensureQueue(queue);
      const options = {
        includeMetadata: true,
        localConcurrency: concurrency,
        pollingIntervalSeconds: POLL_SECONDS,
      } as const;
      const run = async ([job]: JobWithMetadata[]) => {
        if (typeof job?.singletonKey !== 'string') return;
        await handler({
          key: job.singletonKey,
          isLastAttempt: job.retryCount >= job.retryLimit,
          signal: AbortSignal.any([stopping.signal, job.signal]),
        });
      };
      workers.set(queue, await boss.work(queue, options, run));
    },
    async stop() {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

/** Creates each queue once, or updates one that an earlier version created. */
function createEnsureQueue(boss: PgBoss, retry: RetryRule) {
  const known = new Map<string, Promise<void>>();
  return (queue: string): Promise<void> => {
    const creating = known.get(queue) ?? createOrUpdateQueue(boss, queue, retry);
    known.set(queue, creating);
    // A failed creation is retried with the next job.
    return creating.catch((error: unknown) => {
      known.delete(queue);
      throw error;
    });
  };
}

async function createOrUpdateQueue(boss: PgBoss, queue: string, retry: RetryRule): Promise<void> {
  await boss.createQueue(queue, { policy: 'exclusive', ...queueOptions(retry) });
  await boss.updateQueue(queue, queueOptions(retry));
}

async function startBoss({
  url,
  logger,
  supervises,
}: Omit<Dependencies, 'retry'>): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    schedule: false,
    supervise: supervises,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    max: 4,
  });
  boss.on('error', (error) => logger.error({ error }, 'the job queue reports an error'));
  return boss.start();
}

/** Counted now: pg-boss's own counts may be as old as the supervising process's last check. */
async function countJobs(boss: PgBoss, queue: string): Promise<JobCounts> {
  const { rows }: { rows: { state: keyof JobCounts; jobs: number }[] } = await boss
    .getDb()
    .executeSql(COUNT_JOBS, [queue]);
  const counts = Object.fromEntries(rows.map(({ state, jobs }) => [state, jobs]));
  return { waiting: 0, active: 0, dead: 0, ...counts };
}

function queueOptions({ attempts, delayMs }: RetryRule) {
  return {
    retryLimit: attempts - 1,
    retryDelay: delayMs / 1000,
    retryBackoff: delayMs > 0,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: EXPIRE_SECONDS,
    deleteAfterSeconds: 3600,
  };
}
