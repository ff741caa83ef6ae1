import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { link, open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { copySqlite } from '@proviso/database';

import type { Configuration } from '#server/config/configuration.ts';
import { PRODUCT } from '#server/product.ts';

import { BackupError } from './backup-error.ts';
import { ARCHIVE, LATER, withBackupFolder } from './backup-folder.ts';
import {
  BACKUP_FORMAT,
  blobEntry,
  createRecorder,
  DATABASE_ENTRY,
  KEY_ENTRY,
  type Manifest,
  MANIFEST_ENTRY,
  type ManifestFile,
} from './manifest.ts';
import { type KeptBlobsSource, readKeptBlobs } from './read-kept-blobs.ts';
import { packTar, type TarEntry } from './tar.ts';

type Settings = Pick<Configuration, 'data' | 'encryption'>;

/** What a backup contains; everything else is stored elsewhere. */
export interface BackupContents {
  readonly database: boolean;
  /** The number of documents; undefined when they are in a bucket. */
  readonly documents: number | undefined;
  readonly key: boolean;
}

/** How the operator wants the backup. */
export interface BackupOptions {
  /** Whether documents whose files have been lost are left out, instead of refusing the backup. */
  readonly leavesOutMissing: boolean;
}

const OWNER_ONLY = 0o600;

/**
 * Writes an installation's data folder to one file, which exists only once it is complete and is readable by its owner
 * only. The database is a snapshot of one moment, and every document it knows is in the file, encrypted, unless it was
 * deleted meanwhile. The server may be running.
 */
export async function createBackup(
  settings: Settings,
  target: string,
  options: BackupOptions,
): Promise<BackupContents> {
  const { directory, databaseUrl } = settings.data;
  if (!existsSync(directory)) throw new BackupError('backup.no_installation');
  if (existsSync(target)) throw new BackupError('backup.file_exists');
  return withBackupFolder(target, async (folder) => {
    const copyTo = (copy: string) => copyDatabase(directory, copy);
    const snapshot = databaseUrl === undefined ? await copyTo(join(folder, DATABASE_ENTRY)) : null;
    const source = { snapshot, copyLater: () => copyTo(join(folder, LATER)), ...options };
    const archive = join(folder, ARCHIVE);
    const files: ManifestFile[] = [];
    await pipeline(
      Readable.from(packTar(collectEntries(settings, source, files)), { objectMode: false }),
      createWriteStream(archive, { flags: 'wx', mode: OWNER_ONLY, flush: true }),
    );
    await putInPlace(archive, target);
    return describeContents(settings, files);
  });
}

async function copyDatabase(directory: string, copy: string): Promise<string> {
  const file = join(directory, DATABASE_ENTRY);
  if (!existsSync(file)) throw new BackupError('backup.no_installation');
  await copySqlite(file, copy);
  return copy;
}

/** Refuses a file that was made meanwhile, which a rename would replace. */
async function putInPlace(archive: string, target: string): Promise<void> {
  try {
    await link(archive, target);
  } catch (error) {
    if (isThere(error)) throw new BackupError('backup.file_exists', { cause: error });
    // Not every file system has links, such as those of disks that are carried away.
    await reserve(target);
    await rename(archive, target);
  }
}

async function reserve(target: string): Promise<void> {
  const file = await open(target, 'wx', OWNER_ONLY).catch((error: unknown) => {
    throw isThere(error) ? new BackupError('backup.file_exists', { cause: error }) : error;
  });
  await file.close();
}

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

/** Documents come before the database, so that those deleted meanwhile can be marked in it. */
async function* collectEntries(
  { data, encryption }: Settings,
  source: KeptBlobsSource,
  files: ManifestFile[],
): AsyncGenerator<TarEntry> {
  const { snapshot } = source;
  const recorded = (name: string, size: number, content: TarEntry['content']): TarEntry => {
    const record = createRecorder(name, (file) => files.push(file));
    return { name, size, content: record(content) };
  };
  const keyFile = join(data.directory, KEY_ENTRY);
  if (encryption.masterKey === undefined && existsSync(keyFile)) {
    const key = await readFile(keyFile);
    yield recorded(KEY_ENTRY, key.length, [key]);
  }
  if (data.blobStore === undefined) {
    for await (const { key, bytes } of readKeptBlobs(data, source)) {
      yield recorded(blobEntry(key), bytes.length, [bytes]);
    }
  }
  if (snapshot !== null) {
    const { size } = await stat(snapshot);
    yield recorded(DATABASE_ENTRY, size, createReadStream(snapshot));
  }
  if (files.length === 0) throw new BackupError('backup.nothing_held');
  const manifest: Manifest = {
    format: BACKUP_FORMAT,
    version: PRODUCT.version,
    madeAt: new Date().toISOString(),
    files,
  };
  const bytes = Buffer.from(`${JSON.stringify(manifest)}\n`);
  yield { name: MANIFEST_ENTRY, size: bytes.length, content: [bytes] };
}

function describeContents({ data }: Settings, files: readonly ManifestFile[]): BackupContents {
  const holds = (name: string) => files.some((file) => file.name === name);
  const [database, key] = [holds(DATABASE_ENTRY), holds(KEY_ENTRY)];
  const documents = files.length - Number(database) - Number(key);
  return { database, key, documents: data.blobStore === undefined ? documents : undefined };
}
