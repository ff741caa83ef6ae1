import type { Document } from '@proviso/contracts';
import { detectFormat, DocumentError, type DocumentFormat } from '@proviso/documents';

import type { ProfileRecord } from '#server/account.ts';
import { choosePolicy } from '#server/analysis/require-policy.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import type { Logger } from '#server/logging/logger.ts';
import { type BlobStorage, BlobStorageError, createBlobKey } from '#server/ports/blob-storage.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import type { Policies } from '#server/ports/policies.ts';
import { Refusal } from '#server/refusals/refusal.ts';

import { digestContent, sha256Of } from './content-digest.ts';
import { describeDocument } from './document-record.ts';
import type { DocumentStore } from './document-store.ts';
import { documentNotFound, unreadableUpload, uploadNotStored } from './errors.ts';
import { cleanFileName } from './file-name.ts';
import { startProcessing } from './start-processing.ts';

/** A file as received. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What the user chose with the file. */
interface UploadChoices {
  /** One of the account's policies, by name or reference. */
  readonly policy?: string | undefined;
  /** The document of which this is a newer version: its decisions apply here too. */
  readonly previousId?: number | undefined;
  /** What its client named this upload: sent again under the same name, it is not accepted twice. */
  readonly uploadId?: string | undefined;
}

interface Dependencies {
  readonly blobs: BlobStorage;
  readonly sealer: Sealer;
  readonly documents: Pick<DocumentStore, 'add'>;
  readonly queue: JobQueue;
  readonly logger: Logger;
  readonly policies: Policies;
}

export type UploadDocument = (
  profile: ProfileRecord,
  file: UploadedFile,
  choices?: UploadChoices,
) => Promise<Document>;

/** Accepts a document for analysis; one that is refused, or was accepted before, leaves nothing behind. */
export function createUploadDocument(dependencies: Dependencies): UploadDocument {
  const { sealer, documents, policies } = dependencies;
  return async (profile, { name: givenName, bytes }, choices = {}) => {
    const { policy, previousId = null, uploadId = null } = choices;
    const name = cleanFileName(givenName);
    const chosen = await choosePolicy(policies, profile, policy);
    const document = {
      name,
      format: formatOf(bytes, name),
      size: bytes.length,
      blob_key: createBlobKey(),
      policy: chosen?.reference ?? null,
      content_digest: digestContent(sealer, profile.id, sha256Of(bytes)),
      previous_id: previousId,
      upload_id: uploadId,
    };
    await storeFile(dependencies, document.blob_key, bytes);
    try {
      const record = await documents.add(profile, document);
      if (record === undefined) throw documentNotFound();
      if (record.blob_key === document.blob_key) {
        await startProcessing(dependencies, record, profile);
      } else await removeFile(dependencies, document.blob_key);
      return describeDocument(record);
    } catch (error) {
      // After any other failure the document may exist: orphan removal asks the database.
      if (error instanceof Refusal) await removeFile(dependencies, document.blob_key);
      throw error;
    }
  };
}

/** If the storage kept a blob without confirming it, orphan removal deletes it. */
async function storeFile(
  { blobs, logger }: Pick<Dependencies, 'blobs' | 'logger'>,
  key: string,
  bytes: Uint8Array,
): Promise<void> {
  await blobs.put(key, bytes).catch((error: unknown) => {
    if (!(error instanceof BlobStorageError)) throw error;
    logger.error({ error }, 'a document could not be stored');
    throw uploadNotStored();
  });
}

/** If the blob cannot be deleted now, orphan removal will; the refusal is the one to report. */
async function removeFile(
  { blobs, logger }: Pick<Dependencies, 'blobs' | 'logger'>,
  key: string,
): Promise<void> {
  await blobs
    .delete(key)
    .catch((error: unknown) => logger.warn({ error }, 'a file was left behind'));
}

function formatOf(bytes: Uint8Array, name: string): DocumentFormat {
  try {
    return detectFormat(bytes, name);
  } catch (error) {
    throw error instanceof DocumentError ? unreadableUpload(error) : error;
  }
}
