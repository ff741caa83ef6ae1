import { BlobStorageError } from '#server/ports/blob-storage.ts';

/**
 * Wraps a disk error for the port. The file system's error is its cause: that message names a path, but no document.
 */
export function storageFailure(cause: unknown): BlobStorageError {
  return new BlobStorageError('storage.failed', { cause });
}

/** Whether the error means that the file does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
