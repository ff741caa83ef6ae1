import type { DocumentRecord } from './document-record.ts';
import type { RunStore } from './run-store.ts';

const CHECK_EVERY_MS = 1000;

/** A watched attempt. */
export interface RunWatch {
  /** Aborted when the attempt is no longer wanted. */
  readonly signal: AbortSignal;
  stop(): void;
}

/**
 * Polls whether an attempt may still write its result: its document may have been deleted, or taken over by another
 * process. Both can happen in any process, so the shared database is polled.
 */
export function watchRun(
  runs: Pick<RunStore, 'isCurrent'>,
  run: Pick<DocumentRecord, 'id' | 'run'>,
): RunWatch {
  const controller = new AbortController();
  const check = async () => {
    if (!(await runs.isCurrent(run))) controller.abort();
  };
  // If the database does not answer, the next poll may; in the end, writing the result checks anyway.
  const timer = setInterval(() => void check().catch(() => undefined), CHECK_EVERY_MS);
  return { signal: controller.signal, stop: () => clearInterval(timer) };
}
