import { randomUUID } from 'node:crypto';

/** Why a storage cannot work. The messages are for the operator. */
const BLOB_STORAGE_ERRORS = {
  'storage.no_bucket':
    'BLOB_STORE names a bucket that is not there. Make the bucket, or mend the name or the region.',
  'storage.no_credentials':
    'There are no credentials for the storage of documents. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or give the machine a role.',
  'storage.credentials_refused':
    'The storage of documents does not accept the credentials. Check them, and the clock of this machine.',
  'storage.no_region': 'The region of the bucket is not known. Set AWS_REGION.',
  'storage.access_denied':
    'The storage of documents refuses access. The credentials need to list the bucket, and to read, write and delete objects below the prefix.',
  'storage.other_installation':
    'The documents there belong to another installation, whose database is not the one in use, and each would remove those of the other: set another BLOB_STORE or PROVISO_DATA_DIR, or the database that they belong to, or, where that installation is gone for good, delete the object or file "installation" beside them.',
  'storage.unreachable':
    'The storage of documents cannot be reached. Check the endpoint, the network and whether the service runs.',
  'storage.failed': 'The storage of documents does not work as expected.',
} as const;
export type BlobStorageErrorCode = keyof typeof BLOB_STORAGE_ERRORS;

/** The storage cannot do what it was asked at the moment; whether the blob exists is unknown. */
export class BlobStorageError extends Error {
  override readonly name = 'BlobStorageError';
  readonly code: BlobStorageErrorCode;

  constructor(code: BlobStorageErrorCode, options?: ErrorOptions) {
    super(BLOB_STORAGE_ERRORS[code], options);
    this.code = code;
  }
}

/** A blob that no longer exists, or never did. */
export class BlobMissingError extends Error {
  override readonly name = 'BlobMissingError';
}

/**
 * Stores uploaded files. Keys are random and reveal nothing of the content. All other failures are BlobStorageErrors.
 */
export interface BlobStorage {
  /** Durable when it resolves; a crash before that leaves nothing under the key. Keys are never overwritten. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Throws BlobMissingError for an unknown key. */
  get(key: string): Promise<Uint8Array>;
  /** Does nothing for an unknown key. */
  delete(key: string): Promise<void>;
  /** Every existing key with its age: `storedAt` is Unix time in milliseconds. */
  list(): AsyncIterable<{ readonly key: string; readonly storedAt: number }>;
  /** Resolves when the storage answers; rejects at the latest when the signal is aborted. */
  probe(signal: AbortSignal): Promise<void>;
}

const KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A key that cannot be guessed and contains no part of a file name. */
export function createBlobKey(): string {
  return randomUUID();
}

/** Whether a name can be one of our keys: nothing else is ever read, listed or deleted. */
export function isBlobKey(name: string): boolean {
  return KEY.test(name);
}

/** Keys are checked although we create them ourselves: nothing else may ever become part of a path. */
export function requireBlobKey(key: string): string {
  if (!isBlobKey(key)) throw new TypeError('A blob key is a UUID.');
  return key;
}
