import type { Sealer } from '#server/encryption/sealer.ts';
import type { BlobStorage } from '#server/ports/blob-storage.ts';

/** Wraps any storage so that it only sees encrypted bytes, each bound to its own key name. */
export function createEncryptedStorage(storage: BlobStorage, sealer: Sealer): BlobStorage {
  return {
    async put(key, bytes) {
      await storage.put(key, sealer.seal(bytes, contextOf(key)));
    },
    async get(key) {
      return sealer.open(await storage.get(key), contextOf(key));
    },
    delete: (key) => storage.delete(key),
    list: () => storage.list(),
    probe: (signal) => storage.probe(signal),
  };
}

function contextOf(key: string): string {
  return `blob ${key}`;
}
