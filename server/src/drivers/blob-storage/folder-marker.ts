import { randomUUID } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { writeDurably } from '#server/disk/write-durably.ts';

import { storageFailure, isNotFound } from './disk-failure.ts';
import { INSTALLATION_MARKER, type InstallationMarker } from './installation-marker.ts';

/** A folder's ownership marker. Without it, a new or different database would treat every file there as an orphan. */
export function createFolderMarker(folder: string): InstallationMarker {
  const path = join(folder, INSTALLATION_MARKER);
  const read = async () => {
    try {
      return (await readFile(path, 'utf8')).trim();
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw storageFailure(error);
    }
  };
  return {
    read,
    async claim(id) {
      const found = await read();
      if (found !== undefined) return found;
      // Atomic. Of two concurrent writers the last wins; the other learns that by reading back.
      const temporary = `${path}-${randomUUID()}`;
      try {
        await writeDurably(temporary, id);
        await rename(temporary, path);
      } catch (error) {
        throw storageFailure(error);
      }
      return (await read()) ?? id;
    },
    async remove() {
      await rm(path, { force: true });
    },
  };
}
