import type { BlobStorage } from '#server/ports/blob-storage.ts';
import type { Clock } from '#server/ports/clock.ts';

import type { DocumentStore } from './document-store.ts';

/** A younger blob without a row may belong to an upload in progress. */
const ORPHAN_AFTER_MS = 60 * 60_000;
const BATCH = 500;
/**
 * After this many failures in one pass the storage counts as unreachable; fewer may just be blobs that cannot be
 * deleted.
 */
const MAX_FAILURES = 5;

interface Dependencies {
  readonly blobs: BlobStorage;
  readonly documents: DocumentStore;
  readonly clock: Clock;
}

/**
 * Removes blobs that no document refers to, left when a process died between the two writes or the storage did not
 * answer. Rejects when some remain; the next pass retries them.
 */
export function createRemoveOrphanBlobs({ blobs, documents, clock }: Dependencies) {
  return async (): Promise<void> => {
    const failures: unknown[] = [];
    const removeUnknown = async (keys: readonly string[]) => {
      if (keys.length === 0) return;
      const known = await documents.findKnownBlobs(keys);
      for (const key of keys.filter((candidate) => !known.has(candidate))) {
        await blobs.delete(key).catch((error: unknown) => failures.push(error));
        if (failures.length >= MAX_FAILURES) throw failures[0];
      }
    };
    let batch: string[] = [];
    for await (const { key, storedAt } of blobs.list()) {
      if (storedAt < clock.now() - ORPHAN_AFTER_MS) batch.push(key);
      if (batch.length >= BATCH) {
        await removeUnknown(batch);
        batch = [];
      }
    }
    await removeUnknown(batch);
    if (failures.length > 0) throw failures[0];
  };
}
