import { BlobMissingError, type BlobStorage } from '#server/ports/blob-storage.ts';

import type { DocumentRecord } from './document-record.ts';
import type { DocumentStore } from './document-store.ts';
import { originalDeleted } from './errors.ts';

interface Dependencies {
  readonly documents: DocumentStore;
  readonly blobs: BlobStorage;
}

/** The file of a document as it was uploaded; refuses where it was deleted at the end of its time, also just now. */
export async function readOriginal(
  { documents, blobs }: Dependencies,
  record: DocumentRecord,
): Promise<Uint8Array> {
  if (record.original_deleted_at !== null) throw originalDeleted();
  try {
    return await blobs.get(record.blob_key);
  } catch (error) {
    if (!(error instanceof BlobMissingError)) throw error;
    const now = await documents.find(record.profile_id, record.id);
    throw now?.original_deleted_at === null ? error : originalDeleted();
  }
}
