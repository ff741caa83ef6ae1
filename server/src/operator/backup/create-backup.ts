import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { copySqlite } from '@proviso/database';

import type { Configuration } from '#server/config/configuration.ts';
import { openBlobStorage } from '#server/drivers/blob-storage/open-blob-storage.ts';
import { BlobMissingError } from '#server/ports/blob-storage.ts';
import { PRODUCT } from '#server/product.ts';

import { BackupError } from './backup-error.ts';
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
import { listKeptBlobs, markOriginalsDeleted } from './snapshot-documents.ts';
import { packTar, type TarEntry } from './tar.ts';

type Settings = Pick<Configuration, 'data' | 'encryption'>;

/** What a backup contains; everything else is stored elsewhere. */
export interface BackupContents {
  readonly database: boolean;
  /** The number of documents; undefined when they are in a bucket. */
  readonly documents: number | undefined;
  readonly key: boolean;
}

const OWNER_ONLY = 0o600;

/**
 * Writes an installation's data folder to one file, which exists only once it is complete and is readable by its owner
 * only. The database is a snapshot of one moment, and every document it knows is in the file, encrypted, unless it was
 * deleted meanwhile. The server may be running.
 */
export async function createBackup(settings: Settings, target: string): Promise<BackupContents> {
  const { directory, databaseUrl } = settings.data;
  if (!existsSync(directory)) throw new BackupError('backup.no_installation');
  if (existsSync(target)) throw new BackupError('backup.file_exists');
  const folder = await mkdtemp(`${target}.`);
  try {
    const snapshot = databaseUrl === undefined ? join(folder, DATABASE_ENTRY) : null;
    if (snapshot !== null) await copyDatabase(directory, snapshot);
    const archive = join(folder, 'archive');
    const files: ManifestFile[] = [];
    await pipeline(
      Readable.from(packTar(collectEntries(settings, snapshot, files)), { objectMode: false }),
      createWriteStream(archive, { flags: 'wx', mode: OWNER_ONLY, flush: true }),
    );
    await rename(archive, target);
    return describeContents(settings, files);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyDatabase(directory: string, snapshot: string): Promise<void> {
  const file = join(directory, DATABASE_ENTRY);
  if (!existsSync(file)) throw new BackupError('backup.no_installation');
  await copySqlite(file, snapshot);
}

/** Documents come before the database, so that those deleted meanwhile can be marked in it. */
async function* collectEntries(
  { data, encryption }: Settings,
  snapshot: string | null,
  files: ManifestFile[],
): AsyncGenerator<TarEntry> {
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
    for await (const { key, bytes } of readBlobs(data, snapshot)) {
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

/** The encrypted documents in the snapshot; when the database is elsewhere, all that exist. */
async function* readBlobs(
  data: Configuration['data'],
  snapshot: string | null,
): AsyncGenerator<{ key: string; bytes: Uint8Array }> {
  const { storage } = await openBlobStorage(data);
  const keys = snapshot === null ? listKeys(storage) : await listKeptBlobs(snapshot);
  const missing: string[] = [];
  for await (const key of keys) {
    const bytes = await storage.get(key).catch((error: unknown) => {
      if (error instanceof BlobMissingError) return undefined;
      throw error;
    });
    if (bytes === undefined) missing.push(key);
    else yield { key, bytes };
  }
  if (snapshot !== null) await markOriginalsDeleted(snapshot, missing);
}

async function* listKeys(storage: { list(): AsyncIterable<{ key: string }> }) {
  for await (const { key } of storage.list()) yield key;
}

function describeContents({ data }: Settings, files: readonly ManifestFile[]): BackupContents {
  const holds = (name: string) => files.some((file) => file.name === name);
  const [database, key] = [holds(DATABASE_ENTRY), holds(KEY_ENTRY)];
  const documents = files.length - Number(database) - Number(key);
  return { database, key, documents: data.blobStore === undefined ? documents : undefined };
}
