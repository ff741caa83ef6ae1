import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

import { subscriptionStatusSchema } from '@proviso/contracts';
import { type DatabaseLocation, openDatabase } from '@proviso/database';
import { describeDatabases } from '@proviso/database/testing';
import { describe, expect, it, onTestFinished } from 'vitest';

import type { Database, Schema } from '#server/tables/schema.ts';
import { textFile } from '#server/testing/form.ts';
import { actAs, signUpRemotely } from '#server/testing/remote-person.ts';
import { spawnServer } from '#server/testing/spawn-server.ts';
import { startS3Server } from '#server/testing/start-s3-server.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

function newDataDirectory(): string {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-main-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** With SQLite the database is in the data folder. */
function newSqlite(): DatabaseLocation {
  return { kind: 'sqlite', file: '' };
}

describeDatabases('a restarted server', (_open, databases) => {
  it('completes every upload accepted before a SIGKILL, and counts each only once', async () => {
    const location = await databases.create();
    const data = newDataDirectory();
    const first = await spawnServer(data, location);
    const person = await signUpRemotely(first.address, 'anna@example.com');
    const uploads = Array.from({ length: 6 }, (_value, index) =>
      person.upload(textFile(`SSN 219-09-9999 of person ${index}. `.repeat(2000))),
    );
    const accepted = await Promise.all(uploads);
    // Whenever the kill hits, some documents are waiting and some are being analyzed.
    await first.end('SIGKILL');

    const second = await spawnServer(data, location);
    const same = actAs(second.address, person.token);
    await expect
      .poll(async () => (await same.list()).map(({ status }) => status), {
        timeout: 60_000,
        interval: 250,
      })
      .toEqual(accepted.map(() => 'completed'));
    const status = await (await same.fetch('/api/subscription-status')).json();
    expect(subscriptionStatusSchema.parse(status).documentsUsed).toBe(accepted.length);
    expect(await second.end('SIGTERM')).toBe(0);
  }, 120_000);

  it('accepts existing sessions and returns the same report after a clean shutdown', async () => {
    const location = await databases.create();
    const data = newDataDirectory();
    const first = await spawnServer(data, location);
    const person = await signUpRemotely(first.address, 'anna@example.com');
    const { id } = await person.upload(textFile('Write to anna@example.com.'));
    await expect
      .poll(async () => (await person.list())[0]?.status, { timeout: 20_000 })
      .toBe('completed');
    const before = await (await person.fetch(`/api/analysis/${id}`)).text();
    expect(await first.end('SIGTERM')).toBe(0);

    const second = await spawnServer(data, location);
    const same = actAs(second.address, person.token);
    expect(await (await same.fetch(`/api/analysis/${id}`)).text()).toBe(before);
    expect(await second.end('SIGINT')).toBe(0);
  }, 60_000);
});

describe('a server that receives SIGTERM', () => {
  it('stops its worker processes, and completes the interrupted analysis after a restart', async () => {
    const data = newDataDirectory();
    const server = await spawnServer(data, newSqlite(), { WORKERS_READY: 'on' });
    const person = await signUpRemotely(server.address, 'anna@example.com');
    await person.upload(textFile('SSN 219-09-9999. '.repeat(300_000)));
    const workers = async () => {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=,args=', '-A']);
      return stdout.split('\n').filter((line) => line.trim().startsWith(`${server.process.pid} `));
    };
    expect(await workers()).not.toEqual([]);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await workers()).toEqual([]);
    const next = await spawnServer(data, newSqlite());
    const same = actAs(next.address, person.token);
    await expect
      .poll(async () => (await same.list())[0]?.status, { timeout: 30_000 })
      .toBe('completed');
  }, 60_000);

  it('does not wait for a client that never finishes its request', async () => {
    const server = await spawnServer(newDataDirectory(), newSqlite());
    const { token } = await signUpRemotely(server.address, 'anna@example.com');
    await beginUpload(server.address, token);
    expect(await server.end('SIGTERM')).toBe(0);
  }, 60_000);

  it('blames no document when its child processes receive the signal too, while a request is open', async () => {
    const data = newDataDirectory();
    const server = await spawnServer(data, newSqlite());
    const person = await signUpRemotely(server.address, 'anna@example.com');
    await person.upload(textFile('SSN 219-09-9999. '.repeat(300_000)));
    await expect
      .poll(async () => (await person.list())[0]?.status, { timeout: 20_000 })
      .toBe('processing');
    await beginUpload(server.address, person.token);
    expect(await server.endGroup('SIGTERM')).toBe(0);
    const connection = await openDatabase({ kind: 'sqlite', file: join(data, 'proviso.db') });
    onTestFinished(() => connection.close());
    const { documents, jobs } = await readQueue(connection.as<Schema>());
    expect(documents).toMatchObject([{ status: 'processing', failure_code: null }]);
    expect(jobs).toMatchObject([{ queue: 'documents', state: 'waiting', attempts: 0 }]);
  }, 60_000);

  it('does not take a repetition at once, as by a launcher that passes it on, for a second request', async () => {
    const server = await spawnServer(newDataDirectory(), newSqlite());
    const { token } = await signUpRemotely(server.address, 'anna@example.com');
    await beginUpload(server.address, token);
    const ended = server.end('SIGTERM');
    await setTimeout(100);
    server.process.kill('SIGTERM');
    expect(await ended).toBe(0);
  }, 60_000);

  it('ends at once when it is asked again later', async () => {
    const server = await spawnServer(newDataDirectory(), newSqlite());
    const { token } = await signUpRemotely(server.address, 'anna@example.com');
    await beginUpload(server.address, token);
    const ended = server.end('SIGTERM');
    await setTimeout(1500);
    server.process.kill('SIGTERM');
    expect(await ended).toBe(1);
  }, 60_000);
});

async function readQueue(database: Database) {
  const documents = await database.selectFrom('documents').selectAll().execute();
  return { documents, jobs: await database.selectFrom('jobs').selectAll().execute() };
}

/** Sends the beginning of an upload; returns once the server has started on it. */
async function beginUpload(address: string, token: string): Promise<void> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.write(
    `POST /api/upload HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
      'content-type: multipart/form-data; boundary=x\r\ncontent-length: 1000\r\nexpect: 100-continue\r\n\r\n',
  );
  // It has asked for the body.
  await once(socket, 'data');
}

describe('a server that cannot start', () => {
  const start = async (environment: Record<string, string>) => {
    const outcome = await promisify(execFile)(process.execPath, [MAIN], {
      env: { ...process.env, PORT: '0', PROVISO_DATA_DIR: newDataDirectory(), ...environment },
    }).catch((error: unknown) => error as { code: number; stderr: string });
    return { code: 'code' in outcome ? outcome.code : 0, text: outcome.stderr };
  };

  it('names the invalid settings', async () => {
    const { code, text } = await start({ SIGNUP: 'perhaps', PLAN_FREE_LIMIT: 'ten' });
    expect(code).toBe(1);
    expect(text).toBe(
      'Proviso cannot start with these settings:\nSIGNUP must be open or closed.\nPLAN_FREE_LIMIT must be a whole number.\n',
    );
  });

  it('also names what looks like a setting and is none', async () => {
    const { text } = await start({ PROVISO_DATADIR: '/data', SIGNUP: 'perhaps' });
    expect(text).toMatch(/^PROVISO_DATADIR is not a setting\. Is it misspelled\?\nProviso cannot/);
  });

  it('says that the master key is not the previous one', async () => {
    const data = newDataDirectory();
    await (await spawnServer(data, newSqlite())).end('SIGTERM');
    const { code, text } = await start({
      PROVISO_DATA_DIR: data,
      PROVISO_MASTER_KEY: Buffer.alloc(32, 9).toString('base64'),
    });
    expect(code).toBe(1);
    expect(text).toMatch(/^Proviso cannot start: The master key is not the one/);
    expect(text.split('\n')).toHaveLength(2);
  }, 60_000);

  it('says that its data folder is in use', async () => {
    const data = newDataDirectory();
    const server = await spawnServer(data, newSqlite());
    const { code, text } = await start({ PROVISO_DATA_DIR: data });
    expect([code, text]).toEqual([1, expect.stringContaining('Another process is using')]);
    await server.end('SIGTERM');
  }, 60_000);

  it('says what is wrong with document storage, without revealing the access key', async () => {
    const s3 = await startS3Server();
    const outcomes = [
      [{ BLOB_STORE: 's3://absent' }, /bucket that is not there.* \(NoSuchBucket\)\n$/],
      [{ AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' }, /cannot be reached.* \(ECONNREFUSED\)\n$/],
      [
        { AWS_ACCESS_KEY_ID: 'canary' },
        /does not accept the credentials.* \(InvalidAccessKeyId\)\n$/,
      ],
    ] as const;
    for (const [settings, answer] of outcomes) {
      const { code, text } = await start({ ...s3.environment('proviso'), ...settings });
      expect([code, text]).toEqual([1, expect.stringMatching(answer)]);
      expect(text).toMatch(/^Proviso cannot start: /);
      expect(text).not.toContain('canary');
      expect(text.split('\n')).toHaveLength(2);
    }
  }, 60_000);

  it('says that the bucket belongs to another installation, and leaves it unchanged', async () => {
    const s3 = await startS3Server();
    const data = newDataDirectory();
    const owner = async () => {
      const server = await spawnServer(data, newSqlite(), s3.environment('proviso'));
      expect(await server.end('SIGTERM')).toBe(0);
    };
    await owner();
    const before = s3.objects();
    const { code, text } = await start(s3.environment('proviso'));
    expect(code).toBe(1);
    expect(text).toMatch(/^Proviso cannot start: .*another installation.*set another BLOB_STORE/);
    expect(text.split('\n')).toHaveLength(2);
    expect(s3.objects()).toEqual(before);
    const other = await spawnServer(newDataDirectory(), newSqlite(), s3.environment('other'));
    expect(await other.end('SIGTERM')).toBe(0);
    await owner();
  }, 60_000);

  it('says that the port is taken', async () => {
    const server = await spawnServer(newDataDirectory(), newSqlite());
    const { code, text } = await start({ PORT: new URL(server.address).port });
    expect([code, text]).toEqual([1, expect.stringContaining('the port is taken')]);
    await server.end('SIGTERM');
  }, 60_000);

  it('says that HOST is not an address of this machine', async () => {
    const { code, text } = await start({ HOST: '203.0.113.7' });
    expect(code).toBe(1);
    expect(text).toMatch(/^Proviso cannot start: HOST is no address of this machine.*\n$/);
  }, 60_000);
});
