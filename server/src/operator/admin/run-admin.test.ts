import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

import { auditPageSchema } from '@proviso/contracts';
import type { DatabaseLocation } from '@proviso/database';
import { describeDatabases } from '@proviso/database/testing';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';

import { createApp } from '#server/app.ts';
import { compose } from '#server/compose.ts';
import { readConfiguration } from '#server/config/configuration.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { createFeatures } from '#server/features.ts';
import { createLogger } from '#server/logging/logger.ts';
import { textFile } from '#server/testing/form.ts';
import { searchStorage } from '#server/testing/search-storage.ts';
import { signIn as reenter, signUp } from '#server/testing/sign-up.ts';
import { spawnServer } from '#server/testing/spawn-server.ts';

import { runAdmin } from './run-admin.ts';

const LAUNCHER = join(import.meta.dirname, '..', '..', '..', '..', 'bin', 'proviso.js');
const EMAIL = 'anna@example.com';

/** One installation: a data folder, a database, and `proviso admin` for an operator without a terminal. */
function install(location: DatabaseLocation, environment: Record<string, string> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'proviso-admin-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const settings = {
    PROVISO_DATA_DIR: data,
    ...(location.kind === 'postgresql' && { DATABASE_URL: location.url }),
    ...environment,
  };
  const admin = async (...commandArguments: string[]) => {
    const [input, output, errors] = [new PassThrough(), new PassThrough(), new PassThrough()];
    const code = await runAdmin(commandArguments, settings, { input, output, errors });
    return { code, stdout: await text(output.end()), stderr: await text(errors.end()) };
  };
  return { admin, data, settings };
}

function passwordIn({ stdout }: { readonly stdout: string }): string {
  return /shown this once: (\S+)/.exec(stdout)?.[1] ?? '';
}

/** Runs an action against the installation's server, and stops the server again. */
async function withRunningServer<Result>(
  settings: Record<string, string>,
  happen: (app: FastifyInstance, dependencies: Dependencies) => Promise<Result>,
): Promise<Result> {
  const { dependencies, close } = await compose(readConfiguration(settings), {
    logger: createLogger('debug', () => undefined),
  });
  const app = await createApp(dependencies, createFeatures(dependencies));
  const result = await happen(app, dependencies);
  await app.close();
  await close();
  return result;
}

/** The status of a sign-in at an installation. */
function signIn(settings: Record<string, string>, password: string): Promise<number> {
  return withRunningServer(settings, async (app) => {
    const payload = { email: EMAIL, password };
    const url = '/auth/v1/token?grant_type=password';
    return (await app.inject({ method: 'POST', url, payload })).statusCode;
  });
}

describeDatabases('proviso admin', (_open, databases) => {
  it('creates, lists, bans and unbans accounts, and resets their passwords', async () => {
    const { admin, settings } = install(await databases.create());
    const made = await admin('create-user', 'Anna@Example.com', '--name', 'Anna');
    expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining(EMAIL) });
    expect((await admin('create-user', EMAIL)).stderr).toMatch(/already been registered/);
    const reset = await admin('reset-password', EMAIL);
    expect(passwordIn(reset)).toMatch(/^[\w-]{20}$/);
    expect(await signIn(settings, passwordIn(made))).toBe(400);
    expect(await signIn(settings, passwordIn(reset))).toBe(200);

    expect((await admin('ban', EMAIL)).code).toBe(0);
    expect((await admin('list-users', 'anna')).stdout).toMatch(/anna@example\.com\t.*banned until/);
    expect((await admin('list-users', 'nobody')).stdout).not.toContain(EMAIL);
    expect(await signIn(settings, passwordIn(reset))).toBe(400);
    expect((await admin('unban', EMAIL)).code).toBe(0);
    expect(await signIn(settings, passwordIn(reset))).toBe(200);
  });

  it('tells the owner of a new password: in the activity, and by mail before the command ends', async () => {
    const { admin, data, settings } = install(await databases.create());
    await withRunningServer(settings, (app) => signUp(app, EMAIL));
    const mails = () => readdirSync(join(data, 'outbox')).length;
    const before = existsSync(join(data, 'outbox')) ? mails() : 0;
    const password = passwordIn(await admin('reset-password', EMAIL));
    expect(mails()).toBe(before + 1);
    await withRunningServer(settings, async (app) => {
      const owner = await reenter(app, EMAIL, password);
      const { entries } = auditPageSchema.parse((await owner.get('/api/audit')).json());
      expect(entries.find(({ kind }) => kind === 'password.changed')).toMatchObject({
        address: null,
        agent: { kind: 'operator', name: '', device: null },
      });
    });
  });

  it('deletes an account with all of its data, and no other account', async () => {
    const { admin, data: dataDirectory, settings } = install(await databases.create());
    const bystander = 'bert@example.com';
    const letter = textFile('Ask Wilhelmina about the zanzibar invoice.', 'zanzibar.txt');
    await withRunningServer(settings, async (app) => {
      const person = await signUp(app, EMAIL);
      await person.upload(letter);
      await person.post('/api/api-keys', { name: 'zanzibar', scope: 'write' });
      await (await signUp(app, bystander)).upload(textFile('Something else.', 'other.txt'));
    });
    expect(await admin('delete-user', 'nobody@example.com')).toMatchObject({ code: 1 });
    expect(await admin('delete-user', EMAIL.toUpperCase())).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('is deleted'),
      stderr: '',
    });
    await withRunningServer(settings, async (app, dependencies) => {
      const traces = await searchStorage({ dependencies, dataDirectory }, [EMAIL, 'zanzibar']);
      expect(traces).toEqual([]);
      const tables = ['profiles', 'documents'] as const;
      for (const table of tables) {
        const rows = await dependencies.database.selectFrom(table).select('id').execute();
        expect([table, rows.length]).toEqual([table, 1]);
      }
      expect((await (await reenter(app, bystander)).get('/api/documents')).json()).toHaveLength(1);
    });
    expect((await admin('delete-user', EMAIL)).stderr).toMatch(/no account with this address/);
  });

  it('lists, rotates and drops signing keys, but never drops the active one', async () => {
    const { admin } = install(await databases.create());
    const keys = async () => {
      const [, ...lines] = (await admin('list-keys')).stdout.trimEnd().split('\n');
      return lines.map((line) => line.split('\t'));
    };
    const [[first = ''] = []] = await keys();
    expect((await admin('drop-key', first)).stderr).toMatch(/^proviso: .*Rotate first/);
    expect((await admin('rotate-key')).code).toBe(0);
    const today = new Date().toISOString().slice(0, 10);
    expect(await keys()).toEqual([
      [first, 'ES256', today, 'verifies only'],
      [expect.any(String), 'ES256', today, 'signs'],
    ]);
    expect((await admin('drop-key', first)).code).toBe(0);
    expect(await keys()).toHaveLength(1);
    for (const gone of [first, '-like-an-option']) {
      expect((await admin('drop-key', gone)).stderr).toContain('no key with this id');
    }
  });

  it('works while a server is running on PostgreSQL, and says to stop the server first on SQLite', async () => {
    const location = await databases.create();
    const { data, settings } = install(location);
    const server = await spawnServer(data, location);
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [LAUNCHER, 'admin', 'create-user', EMAIL],
      { env: { ...process.env, ...settings } },
    ).catch((error: unknown) => error as { stdout: string; stderr: string });
    if (location.kind === 'sqlite') {
      expect(stderr).toMatch(/^The command cannot run: .*Stop it first.*\n$/);
    } else {
      expect(passwordIn({ stdout })).not.toBe('');
    }
    await server.end('SIGTERM');
  }, 60_000);
});

describe('proviso admin', () => {
  const sqlite: DatabaseLocation = { kind: 'sqlite', file: '' };

  it.each([
    [[]],
    [['no-such-command']],
    [['create-user']],
    [['create-user', EMAIL, '--password', 'secret']],
    [['unban', EMAIL, '--for', '1h']],
    [['list-keys', 'all']],
    [['drop-key']],
    [['delete-user']],
    [['ban', EMAIL, 'another@example.com']],
  ])('rejects invalid arguments: %o', async (commandArguments) => {
    const { admin } = install(sqlite);
    expect(await admin(...commandArguments)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('proviso admin --help'),
    });
  });

  it('prints its help', async () => {
    const { admin } = install(sqlite);
    expect(await admin('--help')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Usage: proviso admin/),
    });
  });

  it('explains why a command fails', async () => {
    const { admin } = install(sqlite);
    expect(await admin('ban', EMAIL)).toMatchObject({
      code: 1,
      stderr: 'proviso: There is no account with this address.\n',
    });
    expect((await admin('create-user', 'nonsense')).stderr).toMatch(/^proviso: .*email/);
    const hosted = install(sqlite, { AUTH_URL: 'https://p.example.com', AUTH_ANON_KEY: 'x' });
    expect((await hosted.admin('list-users')).stderr).toContain('AUTH_URL is set');
  });
});
