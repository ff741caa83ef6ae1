import { BlobMissingError, type BlobStorage } from '#server/ports/blob-storage.ts';

/** A blob that exists in both places with different content: neither is touched. */
export class BlobDiffersError extends Error {
  override readonly name = 'BlobDiffersError';
}

const AT_ONCE = 8;

/**
 * Moves every blob and returns their number. Each is deleted from its old place only after it was read back from the
 * new one, so that an interrupted move can be resumed.
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
  // Wait for moves in progress before reporting the failure.
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
