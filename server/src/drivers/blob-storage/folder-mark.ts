import { randomUUID } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { writeDurably } from '#server/write-durably.ts';

import { failed, isAbsence } from './disk-failure.ts';
import { INSTALLATION_MARK, type InstallationMark } from './installation-mark.ts';

/** A folder's ownership mark. Without it, a new or different database would treat every file there as an orphan. */
export function createFolderMark(folder: string): InstallationMark {
  const path = join(folder, INSTALLATION_MARK);
  const read = async () => {
    try {
      return (await readFile(path, 'utf8')).trim();
    } catch (error) {
      if (isAbsence(error)) return undefined;
      throw failed(error);
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
        throw failed(error);
      }
      return (await read()) ?? id;
    },
    async remove() {
      await rm(path, { force: true });
    },
  };
}
