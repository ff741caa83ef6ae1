import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { subscriptionStatusSchema } from '@proviso/contracts';
import { type DatabaseLocation, openDatabase } from '@proviso/database';
import { describePostgresql } from '@proviso/database/testing';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';

import type { Schema } from '#server/tables/schema.ts';
import { textFile } from '#server/testing/form.ts';
import { actAs, type RemotePerson, signUpRemotely } from '#server/testing/remote-person.ts';
import { spawnServer } from '#server/testing/spawn-server.ts';
import { startReceiver } from '#server/testing/start-receiver.ts';

const LETTER = textFile('Write to anna@example.com.');
/** Long enough to be observed while it is being analyzed. */
const LONG_LETTER = textFile('SSN 219-09-9999. '.repeat(50_000));
const ENDLESS_LETTER = textFile('SSN 219-09-9999. '.repeat(500_000));
const POLLING = { timeout: 90_000, interval: 250 };
const TIME_LIMIT_MS = 240_000;

/** What the processes share: a database and a folder. */
async function prepare(create: () => Promise<DatabaseLocation>) {
  const location = await create();
  const folder = mkdtempSync(join(tmpdir(), 'proviso-several-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const start = (PROVISO_ROLE: string) =>
    spawnServer(folder, location, { PROVISO_ROLE, WEBHOOK_ALLOW_PRIVATE: 'on', WORKERS: '1' });
  const query = async () => {
    const connection = await openDatabase(location);
    onTestFinished(() => connection.close());
    return connection.as<Schema>();
  };
  return { folder, start, query };
}

async function statusOf(person: RemotePerson): Promise<string | undefined> {
  return (await person.list())[0]?.status;
}

async function usedBy(person: RemotePerson): Promise<number> {
  const answer = await person.fetch('/api/subscription-status');
  return subscriptionStatusSchema.parse(await answer.json()).documentsUsed;
}

/** Registers a receiver for the end of each analysis. */
async function listen(person: RemotePerson) {
  const receiver = await startReceiver();
  const payload = { url: receiver.url, events: ['analysis.completed', 'analysis.failed'] };
  await person.fetch('/api/webhooks', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  return receiver;
}

/** The child processes of a process. */
async function childrenOf(pid: number | undefined): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=,args=', '-A']);
  return stdout.split('\n').filter((line) => line.trim().startsWith(`${pid} `));
}

describePostgresql('several processes', (_open, { create }) => {
  it(
    'can start at once on an empty database, and share accounts and documents',
    async () => {
      const { start } = await prepare(create);
      const roles = ['web', 'web', 'worker', 'worker'];
      const [web, otherWeb, ...workers] = await Promise.all(roles.map(start));
      if (web === undefined || otherWeb === undefined) throw new Error('Two were started.');
      const person = await signUpRemotely(web.address, 'anna@example.com');
      const same = actAs(otherWeb.address, person.token);
      await same.upload(LETTER);
      await expect.poll(() => statusOf(person), POLLING).toBe('completed');
      const [document] = await same.list();
      const read = async (reader: RemotePerson) =>
        (await reader.fetch(`/api/analysis/${document?.id}`)).text();
      expect(await read(same)).toContain('email-address');
      expect(await read(person)).toBe(await read(same));
      for (const server of [web, otherWeb, ...workers]) expect(await server.end('SIGTERM')).toBe(0);
    },
    TIME_LIMIT_MS,
  );

  it(
    'keep a document waiting until one of them is a worker',
    async () => {
      const { start } = await prepare(create);
      const web = await start('web');
      const person = await signUpRemotely(web.address, 'anna@example.com');
      const { id } = await person.upload(LETTER);
      // Longer than an idle worker takes to pick it up.
      await new Promise((resolve) => setTimeout(resolve, 3000));
      expect(await statusOf(person)).toBe('uploaded');
      expect(await (await person.fetch(`/api/analysis/${id}`)).text()).toBe('null');
      expect((await fetch(`${web.address}/readyz`)).status).toBe(200);
      const worker = await start('worker');
      await expect.poll(() => statusOf(person), POLLING).toBe('completed');
      expect(await worker.end('SIGTERM')).toBe(0);
    },
    TIME_LIMIT_MS,
  );

  it(
    'serve only health checks from a worker',
    async () => {
      const { start } = await prepare(create);
      const { address } = await start('worker');
      const answers = await Promise.all(
        ['/healthz', '/readyz', '/', '/api/config', '/auth/v1/health'].map(async (path) => {
          const answer = await fetch(`${address}${path}`, { headers: { accept: 'text/html' } });
          return [path, answer.status];
        }),
      );
      expect(Object.fromEntries(answers)).toEqual({
        '/healthz': 200,
        '/readyz': 200,
        '/': 404,
        '/api/config': 404,
        '/auth/v1/health': 404,
      });
    },
    TIME_LIMIT_MS,
  );
});

describePostgresql('one of several workers', (_open, { create }) => {
  async function begin(letter = LONG_LETTER) {
    const shared = await prepare(create);
    const web = await shared.start('web');
    const worker = await shared.start('worker');
    const person = await signUpRemotely(web.address, 'anna@example.com');
    const { received } = await listen(person);
    const { id } = await person.upload(letter);
    await expect.poll(() => statusOf(person), { timeout: 20_000 }).toBe('processing');
    return { ...shared, worker, person, received, id };
  }

  /** Waits for the end of the analysis and returns the state that must hold from then on. */
  async function waitForEnd({ query, person, received }: Awaited<ReturnType<typeof begin>>) {
    await expect.poll(() => statusOf(person), POLLING).toBe('completed');
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1);
    const read = async () =>
      (await query()).selectFrom('documents').select(['status', 'run']).execute();
    const rows = await read();
    // One per attempt, and one for the result.
    expect(rows[0]?.run).toBeGreaterThanOrEqual(3);
    return async () => {
      expect(await read()).toEqual(rows);
      expect(await usedBy(person)).toBe(1);
      expect(received).toHaveLength(1);
    };
  }

  it(
    'finishes the job of a killed worker, and delivers its result only once',
    async () => {
      const begun = await begin();
      await begun.worker.end('SIGKILL');
      const heir = await begun.start('worker');
      const expectSame = await waitForEnd(begun);
      await expectSame();
      expect(await heir.end('SIGTERM')).toBe(0);
    },
    TIME_LIMIT_MS,
  );

  it(
    'returns its job to the queue on SIGTERM, for another worker to complete',
    async () => {
      const { query, start, worker, person } = await begin();
      expect(await worker.end('SIGTERM')).toBe(0);
      const { rows } = await sql<{ state: string }>`
      select state from proviso_jobs.job where name = 'documents'
    `.execute(await query());
      expect(rows).toEqual([{ state: 'retry' }]);
      expect(await statusOf(person)).toBe('processing');
      await start('worker');
      await expect.poll(() => statusOf(person), POLLING).toBe('completed');
      expect(await usedBy(person)).toBe(1);
    },
    TIME_LIMIT_MS,
  );

  it(
    'changes nothing when it resumes after another worker has finished its job',
    async () => {
      const begun = await begin();
      begun.worker.process.kill('SIGSTOP');
      await begun.start('worker');
      const expectSame = await waitForEnd(begun);
      begun.worker.process.kill('SIGCONT');
      expect(await begun.worker.end('SIGTERM')).toBe(0);
      await expectSame();
    },
    TIME_LIMIT_MS,
  );

  it(
    'stops working on a document deleted through another process, and leaves no data behind',
    async () => {
      const { folder, query, worker, person, received, id } = await begin(ENDLESS_LETTER);
      expect(await childrenOf(worker.process.pid)).not.toEqual([]);
      const answer = await person.fetch(`/api/documents/${id}`, { method: 'DELETE' });
      expect(answer.status).toBe(204);
      await expect
        .poll(() => childrenOf(worker.process.pid), { timeout: 3000, interval: 100 })
        .toEqual([]);
      const database = await query();
      for (const table of ['documents', 'analyses', 'deliveries'] as const) {
        expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
      }
      const files = await readdir(join(folder, 'blobs'), { recursive: true, withFileTypes: true });
      const names = files.filter((file) => file.isFile()).map(({ name }) => name);
      expect(names).toEqual(['installation']);
      // The worker continues with the next document.
      await person.upload(LETTER);
      await expect.poll(() => statusOf(person), POLLING).toBe('completed');
      await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1);
    },
    TIME_LIMIT_MS,
  );
});
