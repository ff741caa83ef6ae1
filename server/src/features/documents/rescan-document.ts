import type { Document, RescanRequest } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import type { Logger } from '#server/logger.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import type { PolicyPacks } from '#server/ports/policy-packs.ts';
import { requirePolicy } from '#server/require-policy.ts';

import { describeDocument } from './document-record.ts';
import type { DocumentStore } from './document-store.ts';
import { documentNotFound } from './errors.ts';
import { startProcessing } from './start-processing.ts';

interface Dependencies {
  readonly documents: DocumentStore;
  readonly queue: JobQueue;
  readonly logger: Logger;
  readonly policyPacks: PolicyPacks;
}

export type RescanDocument = (
  profile: ProfileRecord,
  id: number,
  request: RescanRequest,
) => Promise<Document>;

/** Has an own document analysed anew for one analysis of the allowance; decisions about its findings stay. */
export function createRescanDocument(dependencies: Dependencies): RescanDocument {
  const { documents, policyPacks } = dependencies;
  return async (profile, id, { policy }) => {
    const name = requirePolicy(policyPacks, policy)?.name;
    const record = await documents.restart(profile, id, name);
    if (record === undefined) throw documentNotFound();
    await startProcessing(dependencies, record, profile);
    return describeDocument(record);
  };
}
