import type { BlobStorage } from '#server/ports/blob-storage.ts';
import type { Clock } from '#server/ports/clock.ts';

import type { DocumentStore } from './document-store.ts';

/** A blob without a row may belong to an upload that is just being stored, but not for so long. */
const ORPHAN_AFTER_MS = 60 * 60_000;
const BATCH = 500;

interface Dependencies {
  readonly blobs: BlobStorage;
  readonly documents: DocumentStore;
  readonly clock: Clock;
}

/** Removes blobs that no document refers to: what is left when a process dies between the two. */
export function createRemoveOrphanBlobs({ blobs, documents, clock }: Dependencies) {
  const removeUnknown = async (keys: readonly string[]) => {
    if (keys.length === 0) return;
    const known = await documents.knownBlobs(keys);
    for (const key of keys) if (!known.has(key)) await blobs.delete(key);
  };
  return async (): Promise<void> => {
    let batch: string[] = [];
    for await (const { key, storedAt } of blobs.list()) {
      if (storedAt < clock.now() - ORPHAN_AFTER_MS) batch.push(key);
      if (batch.length >= BATCH) {
        await removeUnknown(batch);
        batch = [];
      }
    }
    await removeUnknown(batch);
  };
}
