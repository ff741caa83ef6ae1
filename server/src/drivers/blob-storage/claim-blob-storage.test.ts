import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { migrate } from '@proviso/database';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it, onTestFinished } from 'vitest';

import { readConfiguration } from '#server/config/configuration.ts';
import { serverMigrations } from '#server/migrations/migrations.ts';
import { createBlobKey } from '#server/ports/blob-storage.ts';
import type { Database, Schema } from '#server/tables/schema.ts';
import { startS3Server } from '#server/testing/start-s3-server.ts';

import { listAll } from './blob-storage.contract.ts';
import { claimBlobStorage, inspectBlobStorage } from './claim-blob-storage.ts';
import { openBlobStorage } from './open-blob-storage.ts';

const REFUSAL = { code: 'storage.other_installation' };

describeDatabases('a document bucket', (open) => {
  async function install(): Promise<Database> {
    const connection = await open();
    await migrate(connection, serverMigrations);
    return connection.as<Schema>();
  }

  async function prepare() {
    const s3 = await startS3Server();
    const openAt = async (prefix: string) => {
      const opened = await openBlobStorage(readConfiguration(s3.environment(prefix)).data);
      onTestFinished(opened.close);
      return opened;
    };
    return { s3, openAt, ours: await openAt('proviso') };
  }

  it('belongs to the first installation that claims it, which can claim it again', async () => {
    const { s3, ours } = await prepare();
    const database = await install();
    expect(await inspectBlobStorage(ours.marker, database)).toBe('unclaimed');
    expect(await inspectBlobStorage(ours.marker, undefined)).toBe('unclaimed');
    expect(s3.objects()).toEqual([]);
    await claimBlobStorage(ours.marker, database);
    await claimBlobStorage(ours.marker, database);
    expect(await inspectBlobStorage(ours.marker, database)).toBe('own');
    expect(s3.objects().map(({ key }) => key)).toEqual(['proviso/installation']);
  });

  it('rejects a second installation without changing its database, but lets it claim other prefixes', async () => {
    const { s3, openAt, ours } = await prepare();
    const [first, second] = [await install(), await install()];
    await claimBlobStorage(ours.marker, first);
    await expect(claimBlobStorage(ours.marker, second)).rejects.toMatchObject(REFUSAL);
    expect(await second.selectFrom('installation').selectAll().execute()).toEqual([]);
    expect(await inspectBlobStorage(ours.marker, second)).toBe('other');
    expect(await inspectBlobStorage(ours.marker, undefined)).toBe('other');
    for (const prefix of ['', 'proviso/deeper']) {
      const neighbor = await openAt(prefix);
      await claimBlobStorage(neighbor.marker, second);
      await expect(claimBlobStorage(neighbor.marker, first)).rejects.toMatchObject(REFUSAL);
    }
    expect(s3.objects()).toHaveLength(3);
    await claimBlobStorage(ours.marker, first);
  });

  it('can be claimed by another installation once its marker is removed', async () => {
    const { ours } = await prepare();
    const [first, second] = [await install(), await install()];
    await claimBlobStorage(ours.marker, first);
    await ours.marker.remove();
    await ours.marker.remove();
    await claimBlobStorage(ours.marker, second);
    await expect(claimBlobStorage(ours.marker, first)).rejects.toMatchObject(REFUSAL);
  });

  it('can be claimed by all processes of one installation at once', async () => {
    const { openAt } = await prepare();
    const database = await install();
    const places = await Promise.all(Array.from({ length: 6 }, () => openAt('proviso')));
    await Promise.all(places.map(({ marker }) => claimBlobStorage(marker, database)));
    const states = await Promise.all(
      places.map(({ marker }) => inspectBlobStorage(marker, database)),
    );
    expect(new Set(states)).toEqual(new Set(['own']));
  });

  it('does not list its marker as a document', async () => {
    const { ours } = await prepare();
    await claimBlobStorage(ours.marker, await install());
    const key = createBlobKey();
    await ours.storage.put(key, Buffer.from('content'));
    expect((await listAll(ours.storage)).map((blob) => blob.key)).toEqual([key]);
  });

  it('cannot be claimed while the storage service is unreachable', async () => {
    const { s3, ours } = await prepare();
    const database = await install();
    await s3.end();
    const outage = { code: 'storage.unreachable' };
    await expect(claimBlobStorage(ours.marker, database)).rejects.toMatchObject(outage);
    expect(await database.selectFrom('installation').selectAll().execute()).toEqual([]);
  });
});

describeDatabases('a document folder', (open) => {
  async function install(): Promise<Database> {
    const connection = await open();
    await migrate(connection, serverMigrations);
    return connection.as<Schema>();
  }

  it('rejects any database but the one that claimed it until its marker is removed', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'proviso-'));
    const place = await openBlobStorage(readConfiguration({ PROVISO_DATA_DIR: directory }).data);
    const [first, second] = [await install(), await install()];
    await Promise.all([first, first].map((database) => claimBlobStorage(place.marker, database)));
    const file = join(directory, 'blobs', 'installation');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(claimBlobStorage(place.marker, second)).rejects.toMatchObject(REFUSAL);
    await claimBlobStorage(place.marker, first);
    expect(await listAll(place.storage)).toEqual([]);
    await place.marker.remove();
    await claimBlobStorage(place.marker, second);
  });
});
