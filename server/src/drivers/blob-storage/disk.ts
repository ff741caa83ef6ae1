import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { writeDurably } from '#server/disk/write-durably.ts';
import {
  BlobMissingError,
  type BlobStorage,
  isBlobKey,
  requireBlobKey,
} from '#server/ports/blob-storage.ts';

import { storageFailure, isNotFound } from './disk-failure.ts';

const OWNER_ONLY_FOLDER = 0o700;
const ABANDONED_AFTER_MS = 60 * 60_000;

/** Blobs as files below `folder`, readable only by the server's own user. */
export async function createDiskStorage(folder: string): Promise<BlobStorage> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true, mode: OWNER_ONLY_FOLDER });
  await removeAbandonedUploads(incoming);
  return {
    async put(key, bytes) {
      const target = pathOf(folder, key);
      const temporary = join(incoming, randomUUID());
      try {
        await writeDurably(temporary, bytes);
        await mkdir(dirname(target), { recursive: true, mode: OWNER_ONLY_FOLDER });
        await rename(temporary, target);
        await syncFolder(dirname(target));
      } catch (error) {
        // Remove the partial file, which would keep a full disk full.
        await rm(temporary, { force: true }).catch(() => undefined);
        throw storageFailure(error);
      }
    },
    async get(key) {
      const path = pathOf(folder, key);
      return readFile(path).catch((error: unknown) => {
        throw isNotFound(error) ? new BlobMissingError() : storageFailure(error);
      });
    },
    async delete(key) {
      await rm(pathOf(folder, key), { force: true }).catch(rethrow);
    },
    list: () => listBlobs(folder),
    async probe() {
      await access(incoming, constants.R_OK | constants.W_OK).catch(rethrow);
    },
  };
}

function rethrow(error: unknown): never {
  throw storageFailure(error);
}

/** Files this old were never acknowledged: their process died while writing them. */
async function removeAbandonedUploads(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const storedAt = await readModificationTime(path);
    if (storedAt === undefined || storedAt >= Date.now() - ABANDONED_AFTER_MS) continue;
    await rm(path, { force: true });
  }
}

/** A file's modification time; undefined when it is gone, perhaps removed by another process just now. */
async function readModificationTime(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

function pathOf(folder: string, key: string): string {
  return join(folder, key.slice(0, 2), requireBlobKey(key));
}

/** A rename survives a power cut only once the folder itself is synced. Windows cannot open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* listBlobs(folder: string): AsyncGenerator<{ key: string; storedAt: number }> {
  const options = { recursive: true, withFileTypes: true } as const;
  for (const entry of await readdir(folder, options).catch(rethrow)) {
    if (!entry.isFile() || !isBlobKey(entry.name) || entry.parentPath.endsWith('incoming'))
      continue;
    const storedAt = await readModificationTime(join(entry.parentPath, entry.name));
    if (storedAt !== undefined) yield { key: entry.name, storedAt };
  }
}
