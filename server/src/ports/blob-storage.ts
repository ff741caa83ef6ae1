import { randomUUID } from 'node:crypto';

/** A blob that was put and is not there any more, or never was. */
export class BlobMissingError extends Error {
  override readonly name = 'BlobMissingError';
}

/** Keeps uploaded files. Keys are random and say nothing of the content. */
export interface BlobStorage {
  /** Durable when it resolves; a crash before leaves nothing under the key. Keys are never written twice. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Throws BlobMissingError for a key that holds nothing. */
  get(key: string): Promise<Uint8Array>;
  /** Does nothing for a key that holds nothing. */
  delete(key: string): Promise<void>;
  /** Every key there is, with its age: `storedAt` is Unix time in milliseconds. */
  list(): AsyncIterable<{ readonly key: string; readonly storedAt: number }>;
}

/** A key that nobody can guess and that no file name has a part in. */
export function createBlobKey(): string {
  return randomUUID();
}
