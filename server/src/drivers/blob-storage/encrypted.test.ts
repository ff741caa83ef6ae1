import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { createSealer, SealBrokenError } from '#server/encryption/sealer.ts';
import { createBlobKey } from '#server/ports/blob-storage.ts';

import { describeBlobStorage } from './blob-storage.contract.ts';
import { createDiskStorage } from './disk.ts';
import { createEncryptedStorage } from './encrypted.ts';

const sealer = createSealer(Buffer.alloc(32, 3));
const newDisk = () => createDiskStorage(join(mkdtempSync(join(tmpdir(), 'proviso-')), 'blobs'));

describeBlobStorage('encrypted storage', async () =>
  createEncryptedStorage(await newDisk(), sealer),
);

it('encrypted storage writes no plaintext to the underlying storage', async () => {
  const disk = await newDisk();
  const key = createBlobKey();
  await createEncryptedStorage(disk, sealer).put(key, Buffer.from('a secret sentence'));
  expect(Buffer.from(await disk.get(key)).includes('secret')).toBe(false);
});

it('encrypted storage rejects a blob that was copied to another key', async () => {
  const disk = await newDisk();
  const storage = createEncryptedStorage(disk, sealer);
  const [first, second] = [createBlobKey(), createBlobKey()];
  await storage.put(first, Buffer.from('mine'));
  await disk.put(second, await disk.get(first));
  await expect(storage.get(second)).rejects.toThrow(SealBrokenError);
});
