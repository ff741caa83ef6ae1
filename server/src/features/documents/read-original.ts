import type { Logger } from '#server/logging/logger.ts';
import {
  BlobMissingError,
  type BlobStorage,
  BlobStorageError,
} from '#server/ports/blob-storage.ts';
import { originalRefusals } from '#server/refusals/original-refusals.ts';

import type { DocumentRecord } from './document-record.ts';
import type { DocumentStore } from './document-store.ts';

interface Dependencies {
  readonly documents: DocumentStore;
  readonly blobs: BlobStorage;
  readonly logger: Logger;
}

/**
 * A document's uploaded file; refuses when it was deleted at the end of its retention period, even just now, and when
 * the storage is unreachable.
 */
export async function readOriginal(
  { documents, blobs, logger }: Dependencies,
  record: DocumentRecord,
): Promise<Uint8Array> {
  if (record.original_deleted_at !== null) throw originalRefusals.deleted();
  try {
    return await blobs.get(record.blob_key);
  } catch (error) {
    if (error instanceof BlobStorageError) {
      logger.error({ error, document: record.id }, 'a document could not be read');
      throw originalRefusals.unavailable();
    }
    if (!(error instanceof BlobMissingError)) throw error;
    const now = await documents.find(record.profile_id, record.id);
    throw now?.original_deleted_at === null ? error : originalRefusals.deleted();
  }
}
