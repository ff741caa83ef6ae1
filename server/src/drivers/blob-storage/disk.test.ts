import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { BlobStorageError, createBlobKey } from '#server/ports/blob-storage.ts';

import { describeBlobStorage, listAll } from './blob-storage.contract.ts';
import { createDiskStorage } from './disk.ts';

function newFolder(): string {
  return join(mkdtempSync(join(tmpdir(), 'proviso-')), 'blobs');
}

describeBlobStorage('storage on disk', () => createDiskStorage(newFolder()));

it('blobs on disk are readable only by their owner', async () => {
  const folder = newFolder();
  const key = createBlobKey();
  await (await createDiskStorage(folder)).put(key, Buffer.from('x'));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, key.slice(0, 2))).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, key.slice(0, 2), key)).mode & 0o777).toBe(0o600);
});

it('unusable disk storage throws a BlobStorageError and leaves no partial blob behind', async () => {
  const folder = newFolder();
  const storage = await createDiskStorage(folder);
  const key = createBlobKey();
  writeFileSync(join(folder, key.slice(0, 2)), 'a file where a folder belongs');
  await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(BlobStorageError);
  expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
  rmSync(folder, { recursive: true });
  await expect(storage.probe(AbortSignal.timeout(1000))).rejects.toThrow(BlobStorageError);
  await expect(listAll(storage)).rejects.toThrow(BlobStorageError);
});

it('disk storage removes stale partial writes when it opens and keeps recent ones', async () => {
  const folder = newFolder();
  await createDiskStorage(folder);
  const [old, fresh] = [createBlobKey(), createBlobKey()];
  for (const name of [old, fresh]) writeFileSync(join(folder, 'incoming', name), 'half');
  utimesSync(join(folder, 'incoming', old), 0, 0);
  const storage = await createDiskStorage(folder);
  expect(readdirSync(join(folder, 'incoming'))).toEqual([fresh]);
  expect(await listAll(storage)).toEqual([]);
});
