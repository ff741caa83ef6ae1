import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import { openDatabase } from '@proviso/database';
import { describe, expect, it } from 'vitest';

import { EMAIL, install, LETTER, prepareBackups } from '#server/testing/backup-place.ts';
import { diagnose, linesAbout } from '#server/testing/diagnose.ts';
import { actAs, signUpRemotely } from '#server/testing/remote-person.ts';
import { spawnServer } from '#server/testing/spawn-server.ts';
import { startS3Server } from '#server/testing/start-s3-server.ts';

import { runBackup } from './run-backup.ts';

const OTHER_KEY = Buffer.alloc(32, 9).toString('base64');

describe('a backup', () => {
  it('can be made during uploads, and restores reports and originals', async () => {
    const { data, file, folder, restored, backUp, restore } = prepareBackups();
    const sqlite = { kind: 'sqlite', file: '' } as const;
    const server = await spawnServer(data, sqlite);
    const person = await signUpRemotely(server.address, EMAIL);
    const { id } = await person.upload(LETTER);
    await expect
      .poll(async () => (await person.list())[0]?.status, { timeout: 60_000 })
      .toBe('completed');
    const report = await (await person.fetch(`/api/analysis/${id}`)).text();
    const uploads = Array.from({ length: 6 }, () => person.upload(LETTER));
    const [made] = await Promise.all([backUp(), ...uploads]);
    await server.end('SIGKILL');
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toMatch(/holds the database, \d+ documents?, and the master key\./);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).includes('219-09-9999')).toBe(false);

    expect(await restore()).toMatchObject({ code: 0, stderr: '' });
    expect(readdirSync(folder).sort()).toEqual(['data', 'proviso.backup', 'restored']);
    expect(statSync(restored).mode & 0o777).toBe(0o700);
    const again = await spawnServer(restored, sqlite);
    const same = actAs(again.address, person.token);
    expect(await (await same.fetch(`/api/analysis/${id}`)).text()).toBe(report);
    const documents = await same.list();
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents) {
      const original = await same.fetch(`/api/documents/${document.id}/file`);
      expect(Buffer.from(await original.arrayBuffer())).toEqual(LETTER.bytes);
    }
    await again.end('SIGTERM');
  }, 180_000);

  it('does not overwrite a file, and fails when there is nothing to back up', async () => {
    const { data, file, backUp, left } = prepareBackups();
    expect(await backUp()).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/nothing to back up/),
    });
    await install(data);
    writeFileSync(file, 'kept');
    expect(await backUp()).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/there already/),
    });
    expect([readFileSync(file, 'utf8'), left()]).toEqual(['kept', ['proviso.backup']]);
    rmSync(file);
    const atOnce = await Promise.all([backUp(), backUp()]);
    expect(new Set(atOnce.map(({ code }) => code))).toEqual(new Set([0, 1]));
  });

  it('says what it does not include, and how to back that up', async () => {
    const { data, file, backUp } = prepareBackups();
    await install(data, 3);
    const database = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/absent' };
    const postgresql = await backUp(database);
    expect(postgresql.stdout).toMatch(/holds 3 documents and the master key\.[^]*pg_dump/);
    rmSync(file);
    const bucket = await backUp({ BLOB_STORE: 's3://documents' });
    expect(bucket.stdout).toMatch(/holds the database and the master key\.[^]*the bucket/);
    rmSync(file);
    const key = await backUp({ PROVISO_MASTER_KEY: OTHER_KEY });
    expect(key.stdout).toMatch(/holds the database and 3 documents\.[^]*PROVISO_MASTER_KEY/);
    rmSync(file);
    const nothing = { ...database, BLOB_STORE: 's3://documents', PROVISO_MASTER_KEY: OTHER_KEY };
    expect(await backUp(nothing)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Nothing lies in the data folder/),
    });
    expect(existsSync(file)).toBe(false);
  });
});

describe('a restore', () => {
  it('rejects a truncated or modified backup, and leaves nothing behind', async () => {
    const { data, folder, file, backUp, restore, left } = prepareBackups();
    await install(data, 2);
    await backUp();
    const bytes = readFileSync(file);
    const flipped = (at: number) => {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      return changed;
    };
    const blobAt = bytes.indexOf('blobs/') + 512 + 80;
    const damaged = join(folder, 'damaged');
    for (const content of [
      bytes.subarray(0, bytes.length / 2),
      bytes.subarray(0, -3000),
      flipped(blobAt),
      flipped(bytes.length / 2),
      Buffer.from('no backup at all'),
    ]) {
      writeFileSync(damaged, content);
      expect(await restore({}, damaged)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/damaged/),
      });
      expect(left()).toEqual(['damaged', 'proviso.backup']);
    }
    expect(await restore({}, join(folder, 'absent'))).toMatchObject({ code: 1 });
    expect(left()).toEqual(['damaged', 'proviso.backup']);
  });

  it('that was interrupted lets no server start on its part, and is not continued', async () => {
    const { data, restored, backUp, restore } = prepareBackups();
    await install(data);
    await backUp();
    await restore();
    mkdirSync(join(restored, '.restoring-abc123'));
    renameSync(join(restored, 'proviso.db'), join(restored, '.restoring-abc123', 'proviso.db'));
    const before = readdirSync(restored, { recursive: true });
    const refusal = /interrupted.*Empty the folder/;
    await expect(spawnServer(restored, { kind: 'sqlite', file: '' })).rejects.toThrow(refusal);
    expect(await restore()).toMatchObject({ code: 1, stderr: expect.stringMatching(refusal) });
    expect(readdirSync(restored, { recursive: true })).toEqual(before);
    expect(
      linesAbout((await diagnose({ PROVISO_DATA_DIR: restored })).text, 'Data folder'),
    ).toEqual([expect.stringMatching(/^failure.*interrupted/)]);
  });

  it('does not touch a data folder that is not empty', async () => {
    const { data, restored, backUp, restore } = prepareBackups();
    await install(data);
    await backUp();
    expect(await restore()).toMatchObject({ code: 0 });
    const before = readdirSync(restored, { recursive: true });
    expect(await restore()).toMatchObject({ code: 1, stderr: expect.stringMatching(/not empty/) });
    expect(readdirSync(restored, { recursive: true })).toEqual(before);
  });

  it('requires the master key that sealed the data', async () => {
    const { data, restored, backUp, restore } = prepareBackups();
    await install(data);
    const key = readFileSync(join(data, 'keys', 'master.key'), 'utf8');
    await backUp({ PROVISO_MASTER_KEY: key });
    expect(await restore()).toMatchObject({ code: 1, stderr: expect.stringMatching(/master key/) });
    expect(await restore({ PROVISO_MASTER_KEY: OTHER_KEY })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/not the one/),
    });
    expect(existsSync(restored)).toBe(false);
    expect(await restore({ PROVISO_MASTER_KEY: key })).toMatchObject({ code: 0 });
  });

  it('takes over the bucket of the original server, while a new installation cannot', async () => {
    const { data, folder, restored, backUp, restore } = prepareBackups();
    const s3 = await startS3Server();
    const [place, sqlite] = [s3.environment('proviso'), { kind: 'sqlite', file: '' } as const];
    const server = await spawnServer(data, sqlite, place);
    const person = await signUpRemotely(server.address, EMAIL);
    const { id } = await person.upload(LETTER);
    await backUp(place);
    await server.end('SIGKILL');

    await s3.end();
    expect(await restore(place)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/BLOB_STORE points\. Stop the server that this one replaces/),
    });
    await s3.restart();
    const again = await spawnServer(restored, sqlite, place);
    const original = await actAs(again.address, person.token).fetch(`/api/documents/${id}/file`);
    expect(Buffer.from(await original.arrayBuffer())).toEqual(LETTER.bytes);
    await again.end('SIGTERM');
    await expect(spawnServer(join(folder, 'fresh'), sqlite, place)).rejects.toThrow(
      /another installation/,
    );
  }, 60_000);

  it('is rejected when the data is configured to live elsewhere or comes from a newer version', async () => {
    const { data, restored, file, backUp, restore } = prepareBackups();
    await install(data);
    await backUp();
    for (const [settings, answer] of [
      [{ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/absent' }, /DATABASE_URL/],
      [{ BLOB_STORE: 's3://documents' }, /BLOB_STORE/],
    ] as const) {
      expect(await restore(settings)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(answer),
      });
    }
    const connection = await openDatabase({ kind: 'sqlite', file: join(data, 'proviso.db') });
    await connection
      .as<{ server_migrations: { name: string; timestamp: string } }>()
      .insertInto('server_migrations')
      .values({ name: '999-future', timestamp: new Date().toISOString() })
      .execute();
    await connection.close();
    rmSync(file);
    await backUp();
    expect(await restore()).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/newer version/),
    });
    expect(existsSync(restored)).toBe(false);
  });

  it('prints its help, and requires exactly one file', async () => {
    const { folder } = prepareBackups();
    const run = async (...commandArguments: string[]) => {
      const [output, errors] = [new PassThrough(), new PassThrough()];
      const environment = { PROVISO_DATA_DIR: folder };
      const code = await runBackup(commandArguments, environment, { output, errors });
      return [code, await text(output.end())];
    };
    expect(await run('restore', '--help')).toEqual([0, expect.stringMatching(/^Usage/)]);
    expect(await run('backup')).toEqual([2, '']);
    expect(await run('backup', 'a', 'b')).toEqual([2, '']);
    expect(await run('backup', 'a', '--fast')).toEqual([2, '']);
  });
});
