import type { JobQueue } from '#server/ports/job-queue.ts';

import { processingJob } from './process-document.ts';
import type { RunStore } from './run-store.ts';

interface Dependencies {
  readonly runs: RunStore;
  readonly queue: JobQueue;
}

/** Ensures that every unfinished document has a job: the process may have died before adding one. */
export function createRecoverDocuments({ runs, queue }: Dependencies) {
  return async (): Promise<void> => {
    for (const document of await runs.listPending()) {
      await queue.add(processingJob(document, document.plan));
    }
  };
}
