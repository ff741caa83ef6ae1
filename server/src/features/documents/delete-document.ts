import type { ProfileRecord } from '#server/account.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { BlobStorage } from '#server/ports/blob-storage.ts';

import type { DocumentStore } from './document-store.ts';
import { documentNotFound } from './errors.ts';

interface Dependencies {
  readonly documents: DocumentStore;
  readonly blobs: BlobStorage;
  readonly forgetReading: (documentId: number) => void;
  readonly logger: Logger;
}

export type DeleteDocument = (profile: ProfileRecord, id: number) => Promise<void>;

/**
 * Deletes an own document in whatever state it is: row, findings, certificates and file. The usage stays counted. Where
 * the storage does not answer, the file goes later: without its row nobody can reach it any more.
 */
export function createDeleteDocument(dependencies: Dependencies): DeleteDocument {
  const { documents, blobs, forgetReading, logger } = dependencies;
  return async (profile, id) => {
    const key = await documents.remove(profile, id);
    if (key === undefined) throw documentNotFound();
    forgetReading(id);
    // What is left by a storage that fails, or by a process that dies here, is a blob without a row: upkeep removes it.
    await blobs
      .delete(key)
      .catch((error: unknown) =>
        logger.error({ error, document: id }, 'the file of a deleted document goes later'),
      );
  };
}
