import type { Document, RescanRequest } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import { requirePolicy } from '#server/analysis/require-policy.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import type { Policies } from '#server/ports/policies.ts';

import { describeDocument } from './document-record.ts';
import type { DocumentStore } from './document-store.ts';
import { documentNotFound } from './errors.ts';
import { startProcessing } from './start-processing.ts';

interface Dependencies {
  readonly documents: DocumentStore;
  readonly queue: JobQueue;
  readonly logger: Logger;
  readonly policies: Policies;
}

export type RescanDocument = (
  profile: ProfileRecord,
  id: number,
  request: RescanRequest,
) => Promise<Document>;

/**
 * Analyzes one's own document again, at the cost of one analysis of the allowance; decisions about its findings are
 * kept.
 */
export function createRescanDocument(dependencies: Dependencies): RescanDocument {
  const { documents, policies } = dependencies;
  return async (profile, id, { policy }) => {
    const chosen = await requirePolicy(policies, profile.id, policy);
    const record = await documents.restart(profile, id, chosen?.reference);
    if (record === undefined) throw documentNotFound();
    await startProcessing(dependencies, record, profile);
    return describeDocument(record);
  };
}
