import { chmodSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type DatabaseLocation, migrate, openDatabase } from '@proviso/database';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { compose } from '#server/compose.ts';
import { readConfiguration } from '#server/config/configuration.ts';
import { createLogger } from '#server/logging/logger.ts';
import { serverMigrations } from '#server/migrations/migrations.ts';
import { type Environment, diagnose, createFolder, linesAbout } from '#server/testing/diagnose.ts';
import { startS3Server } from '#server/testing/start-s3-server.ts';

describeDatabases('proviso doctor with a database', (_open, databases) => {
  async function prepare() {
    const location = await databases.create();
    const folder = createFolder();
    const environment = {
      PROVISO_DATA_DIR: folder,
      ...(location.kind === 'postgresql' && { DATABASE_URL: location.url }),
    };
    const at: DatabaseLocation =
      location.kind === 'sqlite' ? { kind: 'sqlite', file: join(folder, 'proviso.db') } : location;
    const start = (more: Environment = {}) =>
      compose(readConfiguration({ ...environment, ...more }), { logger: createLogger('silent') });
    return { folder, environment, at, start, key: join(folder, 'keys', 'master.key') };
  }

  it('reports no problems after a server has run, and changes nothing', async () => {
    const { folder, environment, start } = await prepare();
    await (await start()).close();
    const before = readdirSync(folder);
    const { code, text } = await diagnose(environment);
    expect(text).toContain('no failures, no warnings');
    expect(code).toBe(0);
    expect(linesAbout(text, 'Schema')).toEqual(['ok Schema up to date']);
    expect(linesAbout(text, 'Master key')).toEqual([
      'ok Master key the one of the documents that are kept',
    ]);
    expect(readdirSync(folder)).toEqual(before);
    await (await start()).close();
  });

  it('works while a server is running', async () => {
    const { environment, start } = await prepare();
    const { close } = await start();
    const { code, text } = await diagnose(environment);
    expect(linesAbout(text, 'Database')[0]).toMatch(/^ok Database (?:SQLite, in use|PostgreSQL 1)/);
    expect(code).toBe(0);
    await close();
  });

  it('reports problems with the master key', async () => {
    const { environment, start, key } = await prepare();
    await (await start()).close();
    const keyVerdict = async (more: Environment = {}) => {
      const { text } = await diagnose({ ...environment, ...more });
      return linesAbout(text, 'Master key')[0];
    };
    const other = Buffer.alloc(32, 9).toString('base64');
    expect(await keyVerdict({ PROVISO_MASTER_KEY: other })).toMatch(/^failure .* not the one/);
    chmodSync(key, 0o644);
    expect(await keyVerdict()).toMatch(/^warning .* chmod 600 it\.$/);
    writeFileSync(key, 'broken');
    expect(await keyVerdict()).toMatch(/^failure .* damaged/);
    rmSync(key);
    expect(await keyVerdict()).toMatch(/^failure .* gone/);
  });

  it('reports which installation owns a bucket', async () => {
    const s3 = await startS3Server();
    const [ours, theirs] = [await prepare(), await prepare()];
    const bucketOf = async ({ environment }: typeof ours) => {
      const { code, text } = await diagnose({ ...environment, ...s3.environment('proviso') });
      return [code, ...linesAbout(text, 'Bucket')];
    };
    const runOnce = async ({ start }: typeof ours) => {
      const { claimStorage, close } = await start(s3.environment('proviso'));
      try {
        await claimStorage();
      } finally {
        await close();
      }
    };
    expect(await bucketOf(ours)).toEqual([0, expect.stringMatching(/^ok Bucket .*nobody/)]);
    expect(s3.objects()).toEqual([]);
    await runOnce(ours);
    expect(await bucketOf(ours)).toEqual([0, 'ok Bucket belongs to this installation']);
    const refusal = [1, expect.stringMatching(/^failure Bucket .*another installation/)];
    expect(await bucketOf(theirs)).toEqual(refusal);
    await expect(runOnce(theirs)).rejects.toThrow(/another installation/);
    expect(await bucketOf(theirs)).toEqual(refusal);
    expect(await bucketOf(ours)).toEqual([0, 'ok Bucket belongs to this installation']);
  });

  it('distinguishes a schema older than the program from a newer one', async () => {
    const { environment, at } = await prepare();
    const { '001-foundation': first, ...rest } = serverMigrations.migrations;
    const connection = await openDatabase(at);
    await migrate(connection, { owner: 'server', migrations: { '001-foundation': first } });
    await connection.close();
    const older = await diagnose(environment);
    expect(linesAbout(older.text, 'Schema')[0]).toMatch(/^warning Schema older .* by \d+ steps/);
    const again = await openDatabase(at);
    const newer = { '001-foundation': first, ...rest, '999-later': async () => undefined };
    await migrate(again, { owner: 'server', migrations: newer });
    await again.close();
    const { code, text } = await diagnose(environment);
    expect([code, linesAbout(text, 'Schema')[0]]).toEqual([
      1,
      expect.stringMatching(/^failure .* newer version/),
    ]);
  });
});
