/** Work that must be done even if the process dies. It carries no content, only a row's key. */
export interface JobRequest {
  readonly queue: string;
  /** At most one job per queue and key is waiting or active at a time. */
  readonly key: string;
  /** Higher runs first; default 0. */
  readonly priority?: number;
  /** The least delay in milliseconds from now. */
  readonly delayMs?: number;
}

/** One attempt at a job. */
export interface JobAttempt {
  readonly key: string;
  /** If this attempt fails the job is dead: clean up after it now. */
  readonly isLastAttempt: boolean;
  /**
   * Aborted when the attempt has lost its job or the process is stopping: stop and throw. A living process does not
   * lose its job because that takes long.
   */
  readonly signal: AbortSignal;
}

/** Resolves when the job is done; a rejection asks for a retry. */
export type JobHandler = (attempt: JobAttempt) => Promise<void>;

/** A queue's jobs by state; completed jobs are deleted. */
export interface JobCounts {
  /** Includes jobs that are not due yet. */
  readonly waiting: number;
  readonly active: number;
  /** Given up; may be deleted after an hour. */
  readonly dead: number;
}

/** A durable queue with at-least-once delivery, including after a crash. Handlers must be idempotent. */
export interface JobQueue {
  /** Durable when it resolves. Does nothing while a job with the same key is waiting or active; revives a dead one. */
  add(request: JobRequest): Promise<void>;
  /** Counts a queue's jobs. */
  count(queue: string): Promise<JobCounts>;
  /** Starts running a queue's jobs, at most `concurrency` at a time. Call once per queue. */
  work(queue: string, concurrency: number, handler: JobHandler): Promise<void>;
  /** Takes no more jobs, aborts running attempts and returns their jobs to the queue. */
  stop(): Promise<void>;
}

/** How a failed job is retried. */
export interface RetryRule {
  /** Number of attempts before the job is dead. */
  readonly attempts: number;
  /** The delay before the second attempt; it doubles with each further one and is jittered. */
  readonly delayMs: number;
}

export const RETRY_RULE: RetryRule = { attempts: 5, delayMs: 1000 };
