import { BlobMissingError, type BlobStorage } from '#server/ports/blob-storage.ts';

/** A blob that is in both places and not the same: neither is touched. */
export class BlobDiffersError extends Error {
  override readonly name = 'BlobDiffersError';
}

const AT_ONCE = 8;

/**
 * Moves every blob, and gives their number. Each leaves its old place only after it was read back from its new one, so
 * that a move that was cut short goes on where it was when it is begun again.
 */
export async function moveBlobs(from: BlobStorage, to: BlobStorage): Promise<number> {
  const blobs = from.list()[Symbol.asyncIterator]();
  let moved = 0;
  let hasFailed = false;
  const moveNext = async () => {
    for (;;) {
      const next = await blobs.next();
      if (next.done === true || hasFailed) return;
      await moveBlob(next.value.key, from, to);
      moved += 1;
    }
  };
  const moves = Array.from({ length: AT_ONCE }, () =>
    moveNext().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    }),
  );
  // What was begun comes to its end before anybody is told.
  await Promise.allSettled(moves);
  await Promise.all(moves);
  return moved;
}

async function moveBlob(key: string, from: BlobStorage, to: BlobStorage): Promise<void> {
  const bytes = await find(from, key);
  if (bytes === undefined) return;
  if ((await find(to, key)) === undefined) await to.put(key, bytes);
  if (Buffer.compare(await to.get(key), bytes) !== 0) throw new BlobDiffersError();
  await from.delete(key);
}

async function find(storage: BlobStorage, key: string): Promise<Uint8Array | undefined> {
  return storage.get(key).catch((error: unknown) => {
    if (error instanceof BlobMissingError) return undefined;
    throw error;
  });
}
