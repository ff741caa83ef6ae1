import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '@proviso/database';
import { describePostgresql } from '@proviso/database/testing';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';

import { compose } from './compose.ts';
import { readConfiguration } from './config/configuration.ts';
import { createLogger } from './logging/logger.ts';

describePostgresql('compose', (_open, databases) => {
  it('leaves no database connections open when a policy pack fails to load', async () => {
    const location = await databases.create();
    if (location.kind !== 'postgresql') throw new Error('This is PostgreSQL alone.');
    const folder = mkdtempSync(join(tmpdir(), 'proviso-compose-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, 'broken.yaml'), 'name: [');
    const configuration = readConfiguration({
      PROVISO_DATA_DIR: folder,
      DATABASE_URL: location.url,
    });
    const overrides = { logger: createLogger('silent'), policiesFolder: folder };
    await expect(compose(configuration, overrides)).rejects.toMatchObject({
      name: 'PolicyPackError',
    });
    const connection = await openDatabase(location);
    onTestFinished(() => connection.close());
    const others = sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    const countOthers = async () => (await others.execute(connection.as())).rows[0]?.count;
    await expect.poll(countOthers).toBe(0);
  });
});
