import { describe, expect, it } from 'vitest';

import { BlobMissingError, type BlobStorage, createBlobKey } from '#server/ports/blob-storage.ts';

/** The contract of every storage. */
export function describeBlobStorage(title: string, create: () => Promise<BlobStorage>): void {
  describe(title, () => {
    const content = Buffer.from('content of a document');

    it('returns the content that was put', async () => {
      const storage = await create();
      const key = createBlobKey();
      await storage.put(key, content);
      expect(Buffer.from(await storage.get(key))).toEqual(content);
    });

    it('reports a missing blob', async () => {
      const storage = await create();
      await expect(storage.get(createBlobKey())).rejects.toThrow(BlobMissingError);
    });

    it('deletes a blob, and succeeds when there is none', async () => {
      const storage = await create();
      const key = createBlobKey();
      await storage.put(key, content);
      await storage.delete(key);
      await storage.delete(key);
      await expect(storage.get(key)).rejects.toThrow(BlobMissingError);
    });

    it('lists every key with the time it was stored', async () => {
      const storage = await create();
      const keys = [createBlobKey(), createBlobKey(), createBlobKey()];
      for (const key of keys) await storage.put(key, content);
      const listed = await listAll(storage);
      expect(listed.map((blob) => blob.key).sort()).toEqual(keys.sort());
      expect(listed.every((blob) => blob.storedAt > 1e12)).toBe(true);
    });

    it('rejects keys that could become paths', async () => {
      const storage = await create();
      for (const key of ['../../etc/passwd', '', 'a/b', `${createBlobKey()}/..`]) {
        await expect(storage.get(key)).rejects.toThrow(TypeError);
        await expect(storage.put(key, content)).rejects.toThrow(TypeError);
        await expect(storage.delete(key)).rejects.toThrow(TypeError);
      }
    });

    it('reports whether it can be used', async () => {
      const storage = await create();
      await expect(storage.probe(AbortSignal.timeout(5000))).resolves.toBeUndefined();
    });
  });
}

/** Every blob that a storage lists. */
export async function listAll(storage: BlobStorage): Promise<{ key: string; storedAt: number }[]> {
  const blobs = [];
  for await (const blob of storage.list()) blobs.push(blob);
  return blobs;
}
