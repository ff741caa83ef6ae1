import { type DatabaseLocation, migrate, openDatabase } from '@proviso/database';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it, onTestFinished } from 'vitest';

import { createLogger } from '#server/logging/logger.ts';
import { serverMigrations } from '#server/migrations/migrations.ts';
import type { Schema } from '#server/tables/schema.ts';

import { describeJobQueue, type OpenQueue, TEST_RETRY_RULE } from './job-queue.contract.ts';
import { JobTable } from './job-table.ts';
import { createPgBossJobQueue } from './pg-boss.ts';
import { createSqliteJobQueue } from './sqlite.ts';

const logger = createLogger('silent');
const clock = { now: () => Date.now() };

async function openMigrated(location: DatabaseLocation) {
  const connection = await openDatabase(location);
  onTestFinished(() => connection.close());
  await migrate(connection, serverMigrations);
  return connection.as<Schema>();
}

/** The queue that `compose` chooses for a database. */
async function prepareQueue(location: DatabaseLocation): Promise<OpenQueue> {
  if (location.kind === 'postgresql') {
    return () =>
      createPgBossJobQueue({ url: location.url, logger, retry: TEST_RETRY_RULE, supervises: true });
  }
  const database = await openMigrated(location);
  return async () => createSqliteJobQueue({ database, clock, logger, retry: TEST_RETRY_RULE });
}

describeDatabases('the job queue', (_open, databases) => {
  describeJobQueue('as every queue', async () => prepareQueue(await databases.create()));
});

describeDatabases('the job table', (_open, databases) => {
  it('requeues a job that a dead process had started', async () => {
    const table = new JobTable(await openMigrated(await databases.create()), clock);
    await table.add({ queue: 'work', key: 'begun' });
    const lost = await table.take('work');
    expect(await table.take('work')).toBeUndefined();
    await table.requeueActive('work', 5);
    expect(await table.take('work')).toMatchObject({ key: 'begun', attempts: 2 });
    expect(lost).toMatchObject({ attempts: 1 });
  });

  it('reassigns a job whose lease expired and ignores changes by its first worker', async () => {
    let now = 0;
    const table = new JobTable(await openMigrated(await databases.create()), { now: () => now });
    await table.add({ queue: 'work', key: 'slow' });
    const first = await table.take('work');
    now += 60_000;
    const second = await table.take('work');
    if (first === undefined || second === undefined) throw new Error('there is a job to take');
    expect(await table.renew(first)).toBe(false);
    await table.complete(first);
    await table.markDead(first);
    await table.retry(first, 0);
    await table.release(first);
    expect(await table.renew(second)).toBe(true);
    await table.complete(second);
    await table.add({ queue: 'work', key: 'slow' });
    expect(await table.take('work')).toMatchObject({ key: 'slow', attempts: 1 });
  });

  it('buries a job that crashed its process on every attempt', async () => {
    const table = new JobTable(await openMigrated(await databases.create()), clock);
    await table.add({ queue: 'work', key: 'poison' });
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await table.take('work')).toMatchObject({ attempts: attempt });
      await table.requeueActive('work', 5);
    }
    expect(await table.take('work')).toBeUndefined();
  });
});
