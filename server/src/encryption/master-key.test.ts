import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { migrate } from '@proviso/database';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { serverMigrations } from '#server/migrations/migrations.ts';
import type { Schema } from '#server/tables/schema.ts';

import { loadMasterKey, MasterKeyError } from './master-key.ts';

describeDatabases('the master key', (open) => {
  async function prepare() {
    const connection = await open();
    await migrate(connection, serverMigrations);
    const file = join(mkdtempSync(join(tmpdir(), 'proviso-')), 'keys', 'master.key');
    const load = (configured?: Uint8Array) =>
      loadMasterKey({ configured, file, database: connection.as<Schema>() });
    return { file, load };
  }

  it('is created at the first start, readable only by its owner, and reused afterward', async () => {
    const { file, load } = await prepare();
    const key = await load();
    expect(key).toHaveLength(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(await load())).toEqual(Buffer.from(key));
  });

  it('is created once when several processes start at the same time', async () => {
    const { load } = await prepare();
    const keys = await Promise.all(Array.from({ length: 5 }, () => load()));
    const different = new Set(keys.map((key) => Buffer.from(key).toString('hex')));
    expect(different.size).toBe(1);
  });

  it('is taken from the configuration if set there, without creating a file', async () => {
    const { file, load } = await prepare();
    const configured = Buffer.alloc(32, 5);
    expect(await load(configured)).toBe(configured);
    expect(() => statSync(file)).toThrow('ENOENT');
  });

  it('is rejected when it differs from the previous one', async () => {
    const { file, load } = await prepare();
    await load();
    await expect(load(Buffer.alloc(32, 5))).rejects.toThrow(MasterKeyError);
    writeFileSync(file, Buffer.alloc(32, 6).toString('base64'));
    await expect(load()).rejects.toThrow(/not the one/);
  });

  it('is not recreated when its file is missing or damaged', async () => {
    const { file, load } = await prepare();
    await load();
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 20));
    await expect(load()).rejects.toThrow(/damaged/);
    rmSync(file);
    await expect(load()).rejects.toThrow(/gone/);
    expect(() => statSync(file)).toThrow('ENOENT');
  });
});
