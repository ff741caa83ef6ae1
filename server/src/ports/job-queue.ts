/** A piece of work that must be done even if the process dies. It carries no content, only the key of a row. */
export interface JobRequest {
  readonly queue: string;
  /** At most one job of a queue and key is waiting or active at a time. */
  readonly key: string;
  /** Higher goes first; 0 unless given. */
  readonly priority?: number;
  /** Not before so many milliseconds from now. */
  readonly delayMs?: number;
}

/** One attempt at a job. */
export interface JobAttempt {
  readonly key: string;
  /** After this one fails the job is dead: time to settle what it leaves behind. */
  readonly isLastAttempt: boolean;
  /** Aborted when the attempt is not ours any more or the process is stopping: stop and throw. */
  readonly signal: AbortSignal;
}

/** Resolves when the job is done; a rejection means that it is to be tried again. */
export type JobHandler = (attempt: JobAttempt) => Promise<void>;

/** The jobs of a queue by their state; those that are done are forgotten. */
export interface JobCounts {
  /** Also those whose time has not come yet. */
  readonly waiting: number;
  readonly active: number;
  /** Given up; they may be forgotten after an hour. */
  readonly dead: number;
}

/** A durable queue: each job runs at least once, and again after a crash. Handlers must be idempotent. */
export interface JobQueue {
  /** Durable when it resolves. Does nothing while a job of the same key is waiting or active; revives a dead one. */
  add(request: JobRequest): Promise<void>;
  /** How many jobs a queue has. */
  count(queue: string): Promise<JobCounts>;
  /** Begins to run the jobs of a queue, at most `concurrency` at a time. Call once for each queue. */
  work(queue: string, concurrency: number, handler: JobHandler): Promise<void>;
  /** Takes no more jobs, aborts the running attempts and gives their jobs back. */
  stop(): Promise<void>;
}

/** What becomes of a job that fails. */
export interface RetryRule {
  /** How often it is tried before it is dead. */
  readonly attempts: number;
  /** The pause before the second attempt; it doubles with each further one and is jittered. */
  readonly delayMs: number;
}

export const RETRY_RULE: RetryRule = { attempts: 5, delayMs: 1000 };
