import { randomUUID } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { writeDurably } from '#server/write-durably.ts';

import { failed, isAbsence } from './disk-failure.ts';
import { INSTALLATION_MARK, type InstallationMark } from './installation-mark.ts';

/** The mark of a folder: a database that is new, or another's, would take all that lies there for left over. */
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
      // Whole or not at all. Of two who come at once the last stays, which the other is told by reading.
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
