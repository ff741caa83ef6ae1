import type { ProfileRecord } from '#server/account.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';

import type { DocumentRecord } from './document-record.ts';
import { processingJob } from './process-document.ts';

interface Dependencies {
  readonly queue: JobQueue;
  readonly logger: Logger;
}

/**
 * Queues the analysis of a stored document. Never rejects: if the job cannot be added, upkeep adds it within a minute.
 */
export async function startProcessing(
  { queue, logger }: Dependencies,
  document: DocumentRecord,
  { plan }: Pick<ProfileRecord, 'plan'>,
): Promise<void> {
  await queue
    .add(processingJob(document, plan))
    .catch((error: unknown) => logger.error({ error }, 'a job could not be added'));
}
