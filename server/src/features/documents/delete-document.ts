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
 * Deletes one's own document in any state: row, findings, certificates and file. Its analysis stays counted. When the
 * storage is unreachable the file is deleted later: without its row nobody can access it.
 */
export function createDeleteDocument(dependencies: Dependencies): DeleteDocument {
  const { documents, blobs, forgetReading, logger } = dependencies;
  return async (profile, id) => {
    const key = await documents.remove(profile, id);
    if (key === undefined) throw documentNotFound();
    forgetReading(id);
    // A storage failure, or a crash at this point, leaves a blob without a row, which upkeep removes.
    await blobs
      .delete(key)
      .catch((error: unknown) =>
        logger.error({ error, document: id }, 'the file of a deleted document goes later'),
      );
  };
}
