import type { DocumentRecord } from './document-record.ts';
import type { RunStore } from './run-store.ts';

const LOOK_EVERY_MS = 1000;

/** An attempt that is being watched. */
export interface RunWatch {
  /** Aborted when the attempt is not wanted any more. */
  readonly signal: AbortSignal;
  stop(): void;
}

/**
 * Watches whether an attempt can still write its result: its document may be deleted, or taken up by another process,
 * and neither need happen in this one. The database is where all of them meet.
 */
export function watchRun(
  runs: Pick<RunStore, 'isCurrent'>,
  run: Pick<DocumentRecord, 'id' | 'run'>,
): RunWatch {
  const controller = new AbortController();
  const look = async () => {
    if (!(await runs.isCurrent(run))) controller.abort();
  };
  // Where the database does not answer now, the next look may tell, and in the end the writing of the result does.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
  return { signal: controller.signal, stop: () => clearInterval(timer) };
}
