import { setTimeout } from 'node:timers/promises';

import { type DatabaseLocation, migrate, openDatabase } from '@proviso/database';
import { describeDatabases, describePostgresql } from '@proviso/database/testing';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
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

describePostgresql('the job queue', (_open, databases) => {
  it('does not take a job from a living process after hours, on a queue of an earlier version too', async () => {
    const location = await databases.create();
    if (location.kind !== 'postgresql') throw new Error('these are databases of PostgreSQL');
    await createEarlierQueue(location.url);
    const queue = await (await prepareQueue(location))();
    onTestFinished(() => queue.stop());
    const begun: AbortSignal[] = [];
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    onTestFinished(() => end());
    await queue.add({ queue: 'work', key: 'long' });
    await queue.work('work', 2, async ({ signal }) => {
      begun.push(signal);
      await ended;
    });
    await expect.poll(() => begun.length).toBe(1);
    const connection = await openDatabase(location);
    onTestFinished(() => connection.close());
    await sql`update proviso_jobs.job set started_on = started_on - interval '4 hours'`.execute(
      connection.as(),
    );
    // The supervisor looks every second.
    await setTimeout(3500);
    expect(begun.map(({ aborted }) => aborted)).toEqual([false]);
  });
});

/** As versions created it that set no limit of their own. */
async function createEarlierQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: 'proviso_jobs', supervise: false });
  await boss.start();
  await boss.createQueue('work', { policy: 'exclusive', retryLimit: 2, heartbeatSeconds: 10 });
  await boss.stop();
}

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
