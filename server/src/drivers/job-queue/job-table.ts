import type { Clock } from '#server/ports/clock.ts';
import type { JobCounts, JobRequest } from '#server/ports/job-queue.ts';
import type { Database } from '#server/tables/schema.ts';

const LEASE_MS = 30_000;

/**
 * A job this process holds. The token is a fencing token: every change below requires it, and each attempt has a new
 * one.
 */
export interface ClaimedJob {
  readonly id: number;
  readonly key: string;
  /** Includes this attempt. */
  readonly attempts: number;
  readonly token: number;
}

/** The job table's queries. A change by a holder that has lost the job has no effect. */
export class JobTable {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async add({ queue, key, priority = 0, delayMs = 0 }: JobRequest): Promise<void> {
    const fresh = {
      state: 'waiting',
      priority,
      run_at: this.#clock.now() + delayMs,
      attempts: 0,
    } as const;
    await this.#database
      .insertInto('jobs')
      .values({ queue, key, ...fresh, token: 0, lease_until: 0 })
      .onConflict((conflict) =>
        conflict.columns(['queue', 'key']).doUpdateSet(fresh).where('jobs.state', '=', 'dead'),
      )
      .execute();
  }

  /** A job that crashed its process at every attempt is marked dead; otherwise it would do so forever. */
  async requeueActive(queue: string, maxAttempts: number): Promise<void> {
    const active = this.#database
      .updateTable('jobs')
      .where('queue', '=', queue)
      .where('state', '=', 'active');
    await active.where('attempts', '>=', maxAttempts).set({ state: 'dead' }).execute();
    await active.set({ state: 'waiting' }).execute();
  }

  async take(queue: string): Promise<ClaimedJob | undefined> {
    const now = this.#clock.now();
    return this.#database
      .updateTable('jobs')
      .set((set) => ({
        state: 'active',
        attempts: set('attempts', '+', 1),
        token: set('token', '+', 1),
        lease_until: now + LEASE_MS,
      }))
      .where('id', '=', (due) =>
        due
          .selectFrom('jobs')
          .select('id')
          .where('queue', '=', queue)
          .where((where) =>
            where.or([
              where.and([where('state', '=', 'waiting'), where('run_at', '<=', now)]),
              where.and([where('state', '=', 'active'), where('lease_until', '<', now)]),
            ]),
          )
          .orderBy('priority', 'desc')
          .orderBy('run_at')
          .orderBy('id')
          .limit(1),
      )
      .returning(['id', 'key', 'attempts', 'token'])
      .executeTakeFirst();
  }

  async count(queue: string): Promise<JobCounts> {
    const rows = await this.#database
      .selectFrom('jobs')
      .select(['state', (select) => select.fn.countAll<number>().as('jobs')])
      .where('queue', '=', queue)
      .groupBy('state')
      .execute();
    const counts = Object.fromEntries(rows.map(({ state, jobs }) => [state, jobs]));
    return { waiting: 0, active: 0, dead: 0, ...counts };
  }

  /** False when this process has lost the job. */
  async renew(job: ClaimedJob): Promise<boolean> {
    const { numUpdatedRows } = await this.#leased(job)
      .set({ lease_until: this.#clock.now() + LEASE_MS })
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  async complete(job: ClaimedJob): Promise<void> {
    await this.#database
      .deleteFrom('jobs')
      .where('id', '=', job.id)
      .where('token', '=', job.token)
      .execute();
  }

  async retry(job: ClaimedJob, delayMs: number): Promise<void> {
    await this.#leased(job)
      .set({ state: 'waiting', run_at: this.#clock.now() + delayMs })
      .execute();
  }

  /** The attempt was aborted by us and does not count. */
  async release(job: ClaimedJob): Promise<void> {
    await this.#leased(job)
      .set({ state: 'waiting', attempts: job.attempts - 1 })
      .execute();
  }

  async markDead(job: ClaimedJob): Promise<void> {
    await this.#leased(job).set({ state: 'dead' }).execute();
  }

  #leased(job: ClaimedJob) {
    return this.#database
      .updateTable('jobs')
      .where('id', '=', job.id)
      .where('token', '=', job.token);
  }
}
