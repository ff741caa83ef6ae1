import { createReadStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

import type { Configuration } from '#server/config/configuration.ts';
import { writeDurably } from '#server/disk/write-durably.ts';
import { openBlobStorage } from '#server/drivers/blob-storage/open-blob-storage.ts';
import type { BlobStorage } from '#server/ports/blob-storage.ts';

import { BackupError } from './backup-error.ts';
import {
  hasInterruptedRestore,
  InterruptedRestoreError,
  RESTORING_PREFIX,
} from './interrupted-restore.ts';
import {
  BACKUP_FORMAT,
  blobKeyOf,
  createRecorder,
  DATABASE_ENTRY,
  formatSchema,
  KEY_ENTRY,
  type Manifest,
  MANIFEST_ENTRY,
  type ManifestFile,
  manifestSchema,
} from './manifest.ts';
import { TarError, type UnpackedEntry, unpackTar } from './tar.ts';

/** The largest encrypted document or key; anything longer is not ours. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
const MAX_MANIFEST_BYTES = 1024 * 1024 * 1024;
const OWNER_ONLY = 0o600;

/** Verifies a folder with an unpacked backup; throws when it cannot be used. */
export type VerifyFolder = (folder: string, manifest: Manifest) => Promise<void>;

/**
 * Unpacks a backup into the data folder, which must be new or empty: all or nothing. Every file is checked against the
 * manifest, and the whole by `verify`, before anything is where a server would look for it.
 */
export async function restoreBackup(
  data: Configuration['data'],
  source: string,
  verify: VerifyFolder,
): Promise<Manifest> {
  const { directory } = data;
  if (hasInterruptedRestore(directory)) throw new InterruptedRestoreError();
  if (existsSync(directory) && (await readdir(directory)).length > 0) {
    throw new BackupError('backup.folder_in_use');
  }
  await openForReading(source);
  const made = await mkdir(directory, { recursive: true, mode: 0o700 });
  // Inside the data folder, which may be its own file system.
  const folder = await mkdtemp(join(directory, RESTORING_PREFIX));
  const manifest = await unpackVerified().catch(async (error: unknown) => {
    await rm(made === undefined ? folder : directory, { recursive: true, force: true });
    throw error instanceof TarError ? new BackupError('backup.damaged', { cause: error }) : error;
  });
  // A failure from here on leaves the folder, as an interruption does.
  await putInPlace(folder, directory);
  return manifest;

  async function unpackVerified(): Promise<Manifest> {
    const unpacked = await unpack(source, data, folder);
    await verify(folder, unpacked);
    return unpacked;
  }
}

/**
 * One by one: the data folder may be a mounted one, which cannot be replaced. The database comes first, because a
 * server without it would take the documents for leftovers, and the emptied folder goes last: until then no server
 * starts.
 */
async function putInPlace(folder: string, directory: string): Promise<void> {
  const names = await readdir(folder);
  const isLater = (name: string) => name !== DATABASE_ENTRY;
  for (const name of names.toSorted((a, b) => Number(isLater(a)) - Number(isLater(b)))) {
    await rename(join(folder, name), join(directory, name));
  }
  await rmdir(folder);
}

async function openForReading(source: string): Promise<void> {
  const file = await open(source, 'r').catch((cause: unknown) => {
    throw new BackupError('backup.no_file', { cause });
  });
  await file.close();
}

async function unpack(
  source: string,
  data: Configuration['data'],
  folder: string,
): Promise<Manifest> {
  const { storage } = await openBlobStorage({ ...data, directory: folder, blobStore: undefined });
  const files: ManifestFile[] = [];
  for await (const entry of unpackTar(createReadStream(source))) {
    if (entry.name === MANIFEST_ENTRY) {
      // Read before the archive is closed.
      const manifest = await parseManifest(entry, files);
      return manifest;
    }
    const record = createRecorder(entry.name, (file) => files.push(file));
    await writeFile({ ...entry, content: record(entry.content) }, { folder, storage });
  }
  throw new BackupError('backup.damaged');
}

/** Writes a file, and throws for a name that no backup can contain. */
async function writeFile(
  entry: UnpackedEntry,
  { folder, storage }: { readonly folder: string; readonly storage: BlobStorage },
): Promise<void> {
  const { name, size, content } = entry;
  if (name === DATABASE_ENTRY) {
    const file = await open(join(folder, name), 'wx', OWNER_ONLY);
    await pipeline(content, file.createWriteStream({ flush: true }));
    return;
  }
  const key = blobKeyOf(name);
  if (size > MAX_FILE_BYTES || (key === undefined && name !== KEY_ENTRY)) {
    throw new BackupError('backup.damaged');
  }
  const bytes = await buffer(content);
  if (key !== undefined) {
    await storage.put(key, bytes);
    return;
  }
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeDurably(path, bytes);
}

async function parseManifest(
  { size, content }: UnpackedEntry,
  files: readonly ManifestFile[],
): Promise<Manifest> {
  if (size > MAX_MANIFEST_BYTES) throw new BackupError('backup.damaged');
  const json = parseJson((await buffer(content)).toString());
  const format = formatSchema.safeParse(json);
  if (format.success && format.data.format > BACKUP_FORMAT) {
    throw new BackupError('backup.newer_format');
  }
  const manifest = manifestSchema.safeParse(json);
  if (!manifest.success || !isSame(manifest.data.files, files)) {
    throw new BackupError('backup.damaged');
  }
  return manifest.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSame(expected: readonly ManifestFile[], found: readonly ManifestFile[]): boolean {
  const isEqual = (file: ManifestFile, other: ManifestFile | undefined) =>
    file.name === other?.name && file.size === other.size && file.sha256 === other.sha256;
  return (
    expected.length === found.length && expected.every((file, index) => isEqual(file, found[index]))
  );
}
