import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';

import { type DatabaseLocation, migrate, openDatabase } from '@proviso/database';
import { describeDatabases } from '@proviso/database/testing';
import { describe, expect, it, onTestFinished } from 'vitest';

import { compose } from '#server/compose.ts';
import { readConfiguration } from '#server/config/configuration.ts';
import { createLogger } from '#server/logging/logger.ts';
import { serverMigrations } from '#server/migrations/migrations.ts';
import { startLoopbackServer } from '#server/testing/start-loopback-server.ts';
import { startS3Server } from '#server/testing/start-s3-server.ts';

import { checkMemory } from './check-machine.ts';
import { runDoctor } from './run-doctor.ts';

type Environment = Readonly<Record<string, string>>;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-doctor-'));
  chmodSync(folder, 0o700);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Has everything examined, with a port that is free unless another is named. */
async function examine(environment: Environment, ...commandArguments: string[]) {
  const output = new PassThrough();
  const errors = new PassThrough();
  const code = await runDoctor(commandArguments, { PORT: '0', ...environment }, { output, errors });
  const textOf = (stream: PassThrough) => String((stream.read() as Buffer | null) ?? '');
  return { code, text: textOf(output), errors: textOf(errors) };
}

/** What is said on a subject, with its level. */
function said(text: string, subject: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ' '));
  return lines.filter((line) => new RegExp(`^(?:ok|warning|failure) ${subject} `).test(line));
}

describe('proviso doctor', () => {
  it('is content with a machine on which nothing is set or made yet, and makes nothing', async () => {
    const data = join(newFolder(), 'data');
    const { code, text } = await examine({ PROVISO_DATA_DIR: data });
    expect(code).toBe(0);
    expect(text).toMatch(/\nno failures, no warnings\n$/);
    expect(text).toMatch(/\n {2}SIGNUP +open \(default\)\n/);
    expect(text).toContain(`ok       Data folder  ${data} is made at the first start`);
    expect(existsSync(data)).toBe(false);
  });

  it('shows what is set, by which variable, and no secret', async () => {
    const file = join(newFolder(), 'token');
    writeFileSync(file, 'file-secret-file-secret\n');
    const { text } = await examine({
      PROVISO_DATA_DIR: newFolder(),
      PUBLIC_URL: 'https://operator:hidden-1@scan.example.com/',
      TRUST_PROXY: 'loopback',
      WEBHOOK_ALLOW_PRIVATE: 'on',
      METRICS_TOKEN_FILE: file,
      PROVISO_MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
      DATABASE_URL: 'postgresql://proviso:hidden-2@localhost/absent?host=/nonexistent',
      SMTP_URL: 'smtp://mailer:hidden-3@127.0.0.1:1',
      MAIL_FROM: 'Proviso <proviso@example.com>',
    });
    const lines = text.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ' '));
    expect(lines).toEqual(
      expect.arrayContaining([
        'PUBLIC_URL https://scan.example.com',
        'TRUST_PROXY loopback',
        'WEBHOOK_ALLOW_PRIVATE on',
        'METRICS_TOKEN set by METRICS_TOKEN_FILE, not shown',
        'PROVISO_MASTER_KEY set, not shown',
        'DATABASE_URL set, not shown',
        'SMTP_URL set, not shown',
        'MAIL_FROM Proviso <proviso@example.com>',
      ]),
    );
    expect(text).not.toMatch(/hidden-\d|file-secret|BwcHBwc/);
  });

  it('names settings that cannot be used or are misspelt, and looks no further', async () => {
    const { code, text } = await examine({
      SIGNUP: 'perhaps-a-secret',
      PROVISO_MASTERKEY: 'another-secret',
      PROVISO_ROLE: 'web',
    });
    expect(code).toBe(1);
    expect(said(text, 'Settings')).toEqual([
      'warning Settings PROVISO_MASTERKEY is not a setting. Is it misspelt?',
      'failure Settings SIGNUP must be open or closed.',
    ]);
    expect(text).not.toContain('secret');
    expect(text).toMatch(/\n1 failure, 1 warning\n$/);
  });

  it('explains itself, and takes no arguments', async () => {
    expect(await examine({}, '--help')).toMatchObject({
      code: 0,
      text: expect.stringContaining('Usage: proviso doctor') as string,
    });
    const wrong = await examine({}, 'database');
    expect([wrong.code, wrong.text, wrong.errors]).toEqual([
      2,
      '',
      expect.stringContaining('Usage'),
    ]);
  });

  it('says when a machine has too little memory for as many documents at once', () => {
    expect(checkMemory(8, 8 * 1024 ** 3)).toMatchObject({ level: 'ok' });
    expect(checkMemory(8, 2 * 1024 ** 3)).toMatchObject({
      level: 'warning',
      text: '2.0 GB; 8 documents at once may take up to 4.5 GB with the server. Set WORKERS lower, or give it more.',
    });
  });

  it('says how a folder has to be changed', async () => {
    const folder = newFolder();
    chmodSync(folder, 0o755);
    const open = await examine({ PROVISO_DATA_DIR: folder });
    expect(said(open.text, 'Data folder')[0]).toMatch(/^warning .* chmod 700 it\.$/);
    expect(said(open.text, 'Storage')[0]).toMatch(/^ok /);
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    const none = await examine({ PROVISO_DATA_DIR: file });
    expect([none.code, said(none.text, 'Data folder')[0]]).toEqual([
      1,
      `failure Data folder ${file} is no folder. Set PROVISO_DATA_DIR.`,
    ]);
  });

  it('says where people would reach the server otherwise than is meant', async () => {
    const address = async (environment: Environment) => {
      const { text } = await examine({ PROVISO_DATA_DIR: newFolder(), ...environment });
      return said(text, 'Address')[0];
    };
    expect(await address({ HOST: '0.0.0.0' })).toMatch(/^warning .* Set PUBLIC_URL\.$/);
    expect(await address({ PUBLIC_URL: 'http://scan.example.com' })).toMatch(/^warning .* TLS/);
    expect(await address({ PUBLIC_URL: 'https://scan.example.com' })).toMatch(/TRUST_PROXY\.$/);
    const proxied = { PUBLIC_URL: 'https://scan.example.com', TRUST_PROXY: 'loopback' };
    expect(await address(proxied)).toBe('ok Address https://scan.example.com');
  });
});

describe('proviso doctor at the services that are configured', () => {
  const examineFresh = (environment: Environment) =>
    examine({ PROVISO_DATA_DIR: newFolder(), ...environment });

  it('tells a port that is free, taken by another program, or by a server of ours', async () => {
    const other = await startLoopbackServer((_request, response) => response.end('hello'));
    const taken = await examineFresh({ PORT: String(other.port) });
    expect([taken.code, said(taken.text, 'Port')[0]]).toEqual([
      1,
      `failure Port another program listens on 127.0.0.1:${other.port}. Stop it, or set PORT.`,
    ]);
    const health = JSON.stringify({ status: 'ok', version: '9.9.9' });
    const ours = await startLoopbackServer((_request, response) => response.end(health));
    const running = await examineFresh({ PORT: String(ours.port) });
    expect(said(running.text, 'Port')).toEqual([
      `ok Port Proviso 9.9.9 runs at 127.0.0.1:${ours.port}`,
    ]);
  });

  it('connects to the mail server and sends nothing', async () => {
    const spoken: string[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => undefined).write('220 mail.example.com ESMTP\r\n');
      socket.on('data', (chunk) => {
        const command = chunk.toString().trim();
        spoken.push(command.split(' ')[0] ?? '');
        socket.write(command.startsWith('AUTH') ? '535 no\r\n' : '250-hello\r\n250 AUTH PLAIN\r\n');
      });
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const mailOf = async (login: string) => {
      const environment = {
        SMTP_URL: `smtp://${login}127.0.0.1:${port}`,
        MAIL_FROM: 'a@b.example',
      };
      const { code, text } = await examineFresh(environment);
      expect(text).not.toContain('wrong-password');
      return [code, said(text, 'Mail')[0]];
    };
    expect(await mailOf('')).toEqual([0, expect.stringMatching(/^ok Mail 127\.0\.0\.1 takes/)]);
    expect(spoken).not.toContain('MAIL');
    const refusal = expect.stringMatching(/^failure .* refuses the user or the password/) as string;
    expect(await mailOf('mailer:wrong-password@')).toEqual([1, refusal]);
    server.close();
    const gone = await examineFresh({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' });
    expect([gone.code, said(gone.text, 'Mail')[0]]).toEqual([
      1,
      expect.stringMatching(/^failure Mail 127\.0\.0\.1 cannot be used/),
    ]);
  });

  it('asks the provider of sign-ins who it is', async () => {
    let issuer = '';
    const provider = await startLoopbackServer((_request, response) => {
      const authorization_endpoint = `${issuer}/authorize`;
      response.end(JSON.stringify({ issuer, authorization_endpoint }));
    });
    const google = async () => {
      const environment = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hidden-secret' };
      const { text } = await examineFresh({ ...environment, GOOGLE_ISSUER: provider.url });
      expect(text).not.toContain('hidden-secret');
      return said(text, 'Google')[0];
    };
    issuer = provider.url;
    expect(await google()).toMatch(/^ok Google .*\/auth\/v1\/callback/);
    issuer = 'https://another.example.com';
    expect(await google()).toMatch(/^failure .* GOOGLE_ISSUER/);
  });

  it('asks a hosted auth service whether it takes the key', async () => {
    const project = await startLoopbackServer((request, response) => {
      response.writeHead(request.headers['apikey'] === 'public' ? 200 : 401).end('{}');
    });
    const hosted = async (key: string) => {
      const { text } = await examineFresh({ AUTH_URL: project.url, AUTH_ANON_KEY: key });
      return said(text, 'Hosted auth')[0];
    };
    expect(await hosted('public')).toMatch(/^ok /);
    expect(await hosted('outdated')).toMatch(/^failure .* AUTH_ANON_KEY/);
  });

  it('tells in which mode Stripe is, and whether its prices are there', async () => {
    const answer = { status: 200, prices: ['starter', 'pro'] };
    const stripe = await startLoopbackServer((_request, response) => {
      const data = answer.prices.map((plan) => ({ id: plan, object: 'price' }));
      const error = { type: 'invalid_request_error', message: 'Invalid key: sk_test_hidden' };
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.status === 200 ? { object: 'list', data } : { error }));
    });
    const environment = {
      STRIPE_SECRET_KEY: 'sk_test_hidden',
      STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
    };
    const payments = async () => {
      const { text } = await examineFresh({ ...environment, STRIPE_API_BASE: stripe.url });
      expect(text).not.toContain('hidden');
      return said(text, 'Payments')[0];
    };
    expect(await payments()).toBe('ok Payments Stripe in test mode, no money, with its 2 prices');
    answer.prices = [];
    expect(await payments()).toMatch(/^failure .* run npm run stripe:setup\.$/);
    answer.status = 401;
    expect(await payments()).toMatch(/^failure .* refuses the key/);
  });
});

describeDatabases('proviso doctor at a database', (_open, databases) => {
  async function prepare() {
    const location = await databases.create();
    const folder = newFolder();
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

  it('finds what a server has made in order, and leaves it as it was', async () => {
    const { folder, environment, start } = await prepare();
    await (await start()).close();
    const before = readdirSync(folder);
    const { code, text } = await examine(environment);
    expect(text).toContain('no failures, no warnings');
    expect(code).toBe(0);
    expect(said(text, 'Schema')).toEqual(['ok Schema up to date']);
    expect(said(text, 'Master key')).toEqual([
      'ok Master key the one of the documents that are kept',
    ]);
    expect(readdirSync(folder)).toEqual(before);
    await (await start()).close();
  });

  it('lets a running server be', async () => {
    const { environment, start } = await prepare();
    const { close } = await start();
    const { code, text } = await examine(environment);
    expect(said(text, 'Database')[0]).toMatch(/^ok Database (?:SQLite, in use|PostgreSQL 1)/);
    expect(code).toBe(0);
    await close();
  });

  it('says what is wrong with the master key', async () => {
    const { environment, start, key } = await prepare();
    await (await start()).close();
    const keyVerdict = async (more: Environment = {}) => {
      const { text } = await examine({ ...environment, ...more });
      return said(text, 'Master key')[0];
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

  it('says whose a bucket is', async () => {
    const s3 = await startS3Server();
    const [ours, theirs] = [await prepare(), await prepare()];
    const bucketOf = async ({ environment }: typeof ours) => {
      const { code, text } = await examine({ ...environment, ...s3.environment('proviso') });
      return [code, ...said(text, 'Bucket')];
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

  it('tells a schema that is older than the program from one that is newer', async () => {
    const { environment, at } = await prepare();
    const { '001-foundation': first, ...rest } = serverMigrations.migrations;
    const connection = await openDatabase(at);
    await migrate(connection, { owner: 'server', migrations: { '001-foundation': first } });
    await connection.close();
    const older = await examine(environment);
    expect(said(older.text, 'Schema')[0]).toMatch(/^warning Schema older .* by \d+ steps/);
    const again = await openDatabase(at);
    const newer = { '001-foundation': first, ...rest, '999-later': async () => undefined };
    await migrate(again, { owner: 'server', migrations: newer });
    await again.close();
    const { code, text } = await examine(environment);
    expect([code, said(text, 'Schema')[0]]).toEqual([
      1,
      expect.stringMatching(/^failure .* newer version/),
    ]);
  });
});
