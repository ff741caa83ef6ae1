import type { Document } from '@proviso/contracts';
import { detectFormat, DocumentError, type DocumentFormat } from '@proviso/documents';

import type { ProfileRecord } from '#server/account.ts';
import type { Logger } from '#server/logger.ts';
import { type BlobStorage, createBlobKey } from '#server/ports/blob-storage.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import type { PolicyPacks } from '#server/ports/policy-packs.ts';
import { requirePolicy } from '#server/require-policy.ts';

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
  readonly logger: Logger;
  readonly policyPacks: PolicyPacks;
}

export type UploadDocument = (
  profile: ProfileRecord,
  file: UploadedFile,
  policy?: string,
) => Promise<Document>;

/** Accepts a document for analysis; a refused one leaves nothing behind. */
export function createUploadDocument({
  blobs,
  documents,
  queue,
  logger,
  policyPacks,
}: Dependencies): UploadDocument {
  return async (profile, file, policyName) => {
    const policy = requirePolicy(policyPacks, policyName)?.name ?? null;
    const name = cleanFileName(file.name);
    const format = formatOf(file.bytes, name);
    const key = createBlobKey();
    await blobs.put(key, file.bytes);
    const record = await documents
      .add(profile, { name, format, size: file.bytes.length, blob_key: key, policy })
      .catch(async (error: unknown) => {
        await blobs.delete(key);
        throw error;
      });
    // The document is stored, so it is accepted: without its job, upkeep adds that within a minute.
    await queue
      .add({ queue: PROCESSING_QUEUE, key: String(record.id) })
      .catch((error: unknown) => logger.error({ error }, 'a job could not be added'));
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
