import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { copySqlite } from '@proviso/database';
import { describe, expect, it } from 'vitest';

import { readConfiguration } from '#server/config/configuration.ts';
import {
  EMAIL,
  install,
  LETTER,
  prepareBackups,
  withRunningServer,
} from '#server/testing/backup-place.ts';
import { signIn } from '#server/testing/sign-up.ts';

import { readKeptBlobs } from './read-kept-blobs.ts';
import { listKeptBlobs } from './snapshot-documents.ts';

/** The path of a stored document. */
function findBlob(data: string): string {
  const blobs = readdirSync(join(data, 'blobs'), { recursive: true, withFileTypes: true });
  const blob = blobs.find((entry) => entry.isFile());
  return join(blob?.parentPath ?? '', blob?.name ?? '');
}

describe('the documents of a backup', () => {
  it('are refused when they are not where the settings say, and nothing is written', async () => {
    const { data, file, folder, backUp, left } = prepareBackups();
    await install(data);
    renameSync(join(data, 'blobs'), join(folder, 'unmounted'));
    const refused = { code: 1, stderr: expect.stringMatching(/BLOB_STORE.*volumes.*--leave-out/) };
    expect(await backUp()).toMatchObject(refused);
    expect(existsSync(file)).toBe(false);
    expect(left()).toEqual(['unmounted']);
  });

  it('are refused when one file is lost, and left out on request without being called deleted', async () => {
    const { data, folder, restored, backUp, restore } = prepareBackups();
    const [first = 0, second = 0] = await install(data, 2);
    const blob = findBlob(data);
    const aside = join(folder, 'aside');
    renameSync(blob, aside);
    expect(await backUp()).toMatchObject({ code: 1 });
    const made = await backUp({}, '--leave-out-missing');
    expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(/1 document,/) });

    expect(await restore()).toMatchObject({ code: 0 });
    const found = blob.replace(data, restored);
    mkdirSync(join(found, '..'), { recursive: true });
    renameSync(aside, found);
    const bodies = await withRunningServer(restored, async (app) => {
      const person = await signIn(app, EMAIL);
      const answers = [first, second].map((id) => person.get(`/api/documents/${id}/file`));
      return (await Promise.all(answers)).map(({ rawPayload }) => rawPayload);
    });
    expect(bodies).toEqual([LETTER.bytes, LETTER.bytes]);
  });

  it('are marked as deleted in the copy when the database says so by the end', async () => {
    const { data, folder } = prepareBackups();
    const [first = 0] = await install(data, 2);
    const copy = async (name: string) => {
      await copySqlite(join(data, 'proviso.db'), join(folder, name));
      return join(folder, name);
    };
    const snapshot = await copy('snapshot.db');
    await withRunningServer(data, async (app) => {
      const person = await signIn(app, EMAIL);
      await person.request('DELETE', `/api/documents/${first}`);
    });
    const settings = readConfiguration({ PROVISO_DATA_DIR: data });
    const copyLater = () => copy('later.db');
    const source = { snapshot, copyLater, leavesOutMissing: false };
    const keys: string[] = [];
    for await (const { key } of readKeptBlobs(settings.data, source)) keys.push(key);
    expect(keys).toHaveLength(1);
    expect(await listKeptBlobs(snapshot)).toEqual(keys);
  });

  it("are refused when they are another installation's", async () => {
    const { data, backUp } = prepareBackups();
    await install(data);
    writeFileSync(join(data, 'blobs', 'installation'), 'of somebody else');
    expect(await backUp()).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/another installation/),
    });
  });

  it('are refused when the database is elsewhere and no server has kept any in the folder', async () => {
    const { data, backUp } = prepareBackups();
    await install(data);
    rmSync(join(data, 'blobs'), { recursive: true });
    const elsewhere = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/absent' };
    expect(await backUp(elsewhere)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/BLOB_STORE/),
    });
  });

  it('can only be left out of a backup, not of a restore', async () => {
    const { restore } = prepareBackups();
    expect(await restore({}, '--leave-out-missing')).toMatchObject({ code: 2 });
  });
});
