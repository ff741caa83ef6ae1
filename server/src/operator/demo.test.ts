import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '@proviso/database';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';

import { actAs } from '#server/testing/remote-person.ts';

/** Settings that a real server on the same machine may have; none of these addresses leads anywhere. */
const REAL_SETTINGS = {
  DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/absent',
  BLOB_STORE: 's3://absent',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'proviso@example.com',
  AUTH_URL: 'https://project.example.com/auth/v1',
  AUTH_ANON_KEY: 'public',
  SUPABASE_SERVICE_ROLE_KEY: 'secret',
  STRIPE_SECRET_KEY: 'sk_test_absent',
  STRIPE_WEBHOOK_SECRET_FILE: '/nonexistent',
};

const sessionSchema = z.object({ access_token: z.string() });

/** A data folder that is removed after the test. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-demo-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a demo in this data folder; the text is everything it prints. */
function spawnDemo(folder: string): {
  readonly child: ChildProcess;
  readonly text: () => string;
} {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'demo.ts')], {
    env: {
      ...process.env,
      ...REAL_SETTINGS,
      PORT: '0',
      PROVISO_DATA_DIR: folder,
      WORKERS_READY: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => (text += chunk.toString()));
  }
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, text: () => text };
}

describe('a demo', () => {
  it('ignores the settings of a real server, and prints credentials that work', async () => {
    const { child, text } = spawnDemo(makeFolder());
    await expect
      .poll(() => child.exitCode !== null || text().includes('password'), { timeout: 60_000 })
      .toBe(true);
    const [, address] = /ready at (\S+)/.exec(text()) ?? [];
    const [, email] = /e-mail +(\S+)/.exec(text()) ?? [];
    const [, password] = /password +(\S+)/.exec(text()) ?? [];
    expect([address, email, password], text()).not.toContain(undefined);
    expect(text()).not.toContain('is not a setting');
    const answer = await fetch(`${address}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { access_token: token } = sessionSchema.parse(await answer.json());
    const documents = await actAs(address ?? '', token).list();
    expect(new Set(documents.map(({ type }) => type))).toEqual(
      new Set(['pdf', 'docx', 'doc', 'txt']),
    );
  }, 90_000);

  it('leaves the data of another demo alone that runs in the same folder', async () => {
    const folder = makeFolder();
    const connection = await openDatabase({
      kind: 'sqlite',
      file: join(folder, 'demo', 'proviso.db'),
    });
    onTestFinished(() => connection.close());
    const document = join(folder, 'demo', 'document');
    writeFileSync(document, 'of the running demo');
    const { child, text } = spawnDemo(folder);
    await once(child, 'close');
    expect(text()).toContain('A demo is running in');
    expect(child.exitCode).toBe(1);
    expect(readFileSync(document, 'utf8')).toBe('of the running demo');
  });
});
