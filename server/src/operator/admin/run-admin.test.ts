import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { DatabaseLocation } from '@proviso/database';
import { describeDatabases } from '@proviso/database/testing';
import { describe, expect, it, onTestFinished } from 'vitest';

import { spawnServer } from '#server/testing/spawn-server.ts';

const LAUNCHER = join(import.meta.dirname, '..', '..', '..', '..', 'bin', 'proviso.js');
const EMAIL = 'anna@example.com';

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** One installation: a data folder, a database, and `proviso admin` as an operator runs it. */
function install(location: DatabaseLocation, environment: Record<string, string> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'proviso-admin-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const settings = {
    PROVISO_DATA_DIR: data,
    ...(location.kind === 'postgresql' && { DATABASE_URL: location.url }),
    ...environment,
  };
  const admin = async (...commandArguments: string[]): Promise<Outcome> => {
    const run = promisify(execFile)(process.execPath, [LAUNCHER, 'admin', ...commandArguments], {
      env: { ...process.env, ...settings },
    });
    return run.then(
      (done) => ({ code: 0, ...done }),
      (error: unknown) => error as Outcome,
    );
  };
  return { admin, start: () => spawnServer(data, location) };
}

function passwordIn({ stdout }: Outcome): string {
  return /shown this once: (\S+)/.exec(stdout)?.[1] ?? '';
}

async function signIn(address: string, password: string): Promise<number> {
  const response = await fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password }),
  });
  return response.status;
}

describeDatabases('proviso admin', (_open, databases) => {
  it('makes, lists, bans and frees accounts of a server that is not running', async () => {
    const { admin, start } = install(await databases.create());
    const made = await admin('create-user', 'Anna@Example.com', '--name', 'Anna');
    expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining(EMAIL) });
    expect((await admin('create-user', EMAIL)).stderr).toMatch(/already been registered/);
    const reset = await admin('reset-password', EMAIL);
    expect(passwordIn(reset)).toMatch(/^[\w-]{20}$/);
    expect(passwordIn(reset)).not.toBe(passwordIn(made));
    expect((await admin('ban', EMAIL)).code).toBe(0);
    expect((await admin('list-users', 'anna')).stdout).toMatch(/anna@example\.com\t.*banned until/);
    expect((await admin('list-users', 'nobody')).stdout).not.toContain(EMAIL);

    const banned = await start();
    expect(await signIn(banned.address, passwordIn(reset))).toBe(400);
    await banned.end('SIGTERM');
    expect((await admin('unban', EMAIL)).code).toBe(0);
    const free = await start();
    expect(await signIn(free.address, passwordIn(made))).toBe(400);
    expect(await signIn(free.address, passwordIn(reset))).toBe(200);
    await free.end('SIGTERM');
  }, 60_000);

  it('works beside a running server where the database allows it, and else says what to do', async () => {
    const location = await databases.create();
    const { admin, start } = install(location);
    const server = await start();
    const made = await admin('create-user', EMAIL);
    if (location.kind === 'sqlite') {
      expect(made).toMatchObject({ code: 1, stderr: expect.stringContaining('Stop it first') });
      expect(made.stderr.trim().split('\n')).toHaveLength(1);
    } else {
      expect(await signIn(server.address, passwordIn(made))).toBe(200);
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
    [['ban', EMAIL, 'another@example.com']],
  ])('refuses wrong use: %o', async (commandArguments) => {
    const { admin } = install(sqlite);
    expect(await admin(...commandArguments)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('proviso admin --help'),
    });
  });

  it('explains itself', async () => {
    const { admin } = install(sqlite);
    expect(await admin('--help')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Usage: proviso admin/),
    });
  });

  it('says what it cannot do', async () => {
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
