import type { ProfileRecord } from '#server/account.ts';
import type { BlobStorage } from '#server/ports/blob-storage.ts';

import type { DocumentStore } from './document-store.ts';
import { documentNotFound } from './errors.ts';

interface Dependencies {
  readonly documents: DocumentStore;
  readonly blobs: BlobStorage;
  readonly forgetReading: (documentId: number) => void;
}

export type DeleteDocument = (profile: ProfileRecord, id: number) => Promise<void>;

/** Deletes an own document in whatever state it is: row, findings, certificates and file. The usage stays counted. */
export function createDeleteDocument(dependencies: Dependencies): DeleteDocument {
  const { documents, blobs, forgetReading } = dependencies;
  return async (profile, id) => {
    const key = await documents.remove(profile, id);
    if (key === undefined) throw documentNotFound();
    forgetReading(id);
    // A process that dies here leaves a blob without a row, which upkeep removes.
    await blobs.delete(key);
  };
}
