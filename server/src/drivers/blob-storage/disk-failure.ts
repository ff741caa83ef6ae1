import { BlobStorageError } from '#server/ports/blob-storage.ts';

/** A fault of the disk as the port knows it. The file system's own error is the cause: its message names a path, and no document. */
export function failed(cause: unknown): BlobStorageError {
  return new BlobStorageError('storage.failed', { cause });
}

/** Whether it is that there is no such file. */
export function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
