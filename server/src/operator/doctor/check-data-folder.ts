import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Configuration } from '#server/config/configuration.ts';
import { openBlobStorage } from '#server/drivers/blob-storage/open-blob-storage.ts';
import {
  hasInterruptedRestore,
  InterruptedRestoreError,
} from '#server/operator/backup/interrupted-restore.ts';
import { createBlobKey } from '#server/ports/blob-storage.ts';

import { reasonOf, type Verdict, verdictsFor } from './verdict.ts';

const MIN_FREE_BYTES = 1024 ** 3;
const PROBE = Buffer.from('proviso doctor');

const folderVerdict = verdictsFor('Data folder');
const storageVerdict = verdictsFor('Storage');

/** Whether the folder is writable only by its owner and has space, and whether documents can be stored. */
export async function checkDataFolder(configuration: Configuration): Promise<Verdict[]> {
  const { directory, blobStore } = configuration.data;
  const exists = existsSync(directory);
  const folder = exists ? await checkFolder(directory) : await checkParentFolder(directory);
  const isUsable = exists && folder.level !== 'failure' && (await isOwn(directory));
  return blobStore !== undefined || isUsable
    ? [folder, await checkStorage(configuration)]
    : [folder];
}

/** Whether a folder that does not exist yet could be created. */
async function checkParentFolder(directory: string): Promise<Verdict> {
  const { ok, failure } = folderVerdict;
  let parent = dirname(directory);
  while (!existsSync(parent)) parent = dirname(parent);
  return access(parent, constants.W_OK).then(
    () => ok(`${directory} is made at the first start`),
    () => failure(`${directory} cannot be made: let this user write to ${parent}.`),
  );
}

async function checkFolder(directory: string): Promise<Verdict> {
  const { ok, warning, failure } = folderVerdict;
  const found = await stat(directory);
  if (!found.isDirectory()) return failure(`${directory} is no folder. Set PROVISO_DATA_DIR.`);
  if (!(await isOwn(directory))) {
    const user = 'run this as the user that runs the server, to have it tried out.';
    return warning(`${directory} belongs to another user: ${user}`);
  }
  if (hasInterruptedRestore(directory)) return failure(new InterruptedRestoreError().message);
  const problem = await tryToWrite(directory);
  if (problem !== undefined) {
    return failure(`${directory} cannot be written to (${problem}). Let this user write to it.`);
  }
  const { bavail, bsize } = await statfs(directory);
  const free = `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB free`;
  if (bavail * bsize < MIN_FREE_BYTES) return warning(`${directory} has ${free}: make room.`);
  if ((found.mode & 0o077) !== 0 && process.platform !== 'win32') {
    return warning(`${directory} is open to other users of this machine: chmod 700 it.`);
  }
  return ok(`${directory}, ${free}`);
}

/** The server could not change files created by another user. */
async function isOwn(directory: string): Promise<boolean> {
  const { uid } = await stat(directory);
  return process.getuid === undefined || process.getuid() === uid;
}

async function tryToWrite(directory: string): Promise<string | undefined> {
  const file = join(directory, `.doctor-${randomUUID()}`);
  try {
    await writeFile(file, PROBE, { flag: 'wx', mode: 0o600 });
    await rm(file);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Checks the folder, or the bucket used instead. */
async function checkStorage({ data }: Configuration): Promise<Verdict> {
  const { ok, failure } = storageVerdict;
  try {
    const { storage, close } = await openBlobStorage(data);
    const key = createBlobKey();
    await storage.put(key, PROBE);
    const isSame = Buffer.from(await storage.get(key)).equals(PROBE);
    await storage.delete(key);
    close();
    return isSame ? ok('a file was kept, read and deleted') : failure('a file came back changed.');
  } catch (error) {
    return failure(
      `no file can be kept (${reasonOf(error)}). Look at the rights and the room there.`,
    );
  }
}
