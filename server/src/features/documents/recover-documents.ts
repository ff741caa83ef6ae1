import type { JobQueue } from '#server/ports/job-queue.ts';

import type { DocumentStore } from './document-store.ts';
import { processingJob } from './process-document.ts';

interface Dependencies {
  readonly documents: DocumentStore;
  readonly queue: JobQueue;
}

/** Sees to it that every unfinished document has a job: the process may have died before it could add one. */
export function createRecoverDocuments({ documents, queue }: Dependencies) {
  return async (): Promise<void> => {
    for (const document of await documents.listPending()) {
      await queue.add(processingJob(document, document.plan));
    }
  };
}
