import type { Document } from '@proviso/contracts';
import { detectFormat, DocumentError, type DocumentFormat } from '@proviso/documents';

import type { ProfileRecord } from '#server/account.ts';
import { type BlobStorage, createBlobKey } from '#server/ports/blob-storage.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';

import { describeDocument } from './document-record.ts';
import type { DocumentStore } from './document-store.ts';
import { unreadableUpload } from './errors.ts';
import { cleanFileName } from './file-name.ts';
import { PROCESSING_QUEUE } from './process-document.ts';

/** A file as it was sent. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Dependencies {
  readonly blobs: BlobStorage;
  readonly documents: DocumentStore;
  readonly queue: JobQueue;
}

export type UploadDocument = (profile: ProfileRecord, file: UploadedFile) => Promise<Document>;

/** Accepts a document for analysis; a refused one leaves nothing behind. */
export function createUploadDocument({ blobs, documents, queue }: Dependencies): UploadDocument {
  return async (profile, file) => {
    const name = cleanFileName(file.name);
    const format = formatOf(file.bytes, name);
    const key = createBlobKey();
    await blobs.put(key, file.bytes);
    const record = await documents
      .add(profile, { name, format, size: file.bytes.length, blob_key: key })
      .catch(async (error: unknown) => {
        await blobs.delete(key);
        throw error;
      });
    await queue.add({ queue: PROCESSING_QUEUE, key: String(record.id) });
    return describeDocument(record);
  };
}

function formatOf(bytes: Uint8Array, name: string): DocumentFormat {
  try {
    return detectFormat(bytes, name);
  } catch (error) {
    throw error instanceof DocumentError ? unreadableUpload(error) : error;
  }
}
