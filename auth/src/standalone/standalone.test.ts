import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { GoTrueClient } from '@supabase/auth-js';
import { decodeJwt, SignJWT } from 'jose';
import { expect, it, onTestFinished } from 'vitest';

import { send } from '../testing/send.ts';
import { PASSWORD } from '../testing/sign-up.ts';
import type { Environment } from './environment.ts';
import { startStandalone } from './start-standalone.ts';

const SECRET = 'a shared secret of more than thirty-two bytes';
const credentials = { email: 'ada@example.com', password: PASSWORD };

async function start(environment: Environment) {
  const folder = await mkdtemp(join(tmpdir(), 'proviso-auth-'));
  const settings = { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: folder };
  const instance = await startStandalone({ ...settings, ...environment });
  const { url } = instance;
  onTestFinished(async () => {
    await instance.close();
    await rm(folder, { recursive: true });
  });
  const client = new GoTrueClient({ url, storageKey: folder, autoRefreshToken: false });
  return { url, folder, client };
}

it('two services with different configurations run side by side', async () => {
  const confirming = await start({
    AUTO_CONFIRM: 'false',
    BASE_PATH: '/',
    PUBLIC_URL: 'https://one.example.com',
    SITE_URL: 'https://app.example.com',
    MAIL_GAP: '0',
  });
  const automatic = await start({
    JWT_SECRET: SECRET,
    ACCESS_TOKEN_LIFE: '60',
    ADDRESS_BURST: '2',
    PUBLIC_URL: 'https://two.example.com',
  });
  expect((await confirming.client.signUp(credentials)).data.session).toBeNull();
  expect(
    (await confirming.client.resend({ type: 'signup', email: credentials.email })).error,
  ).toBeNull();
  await expect.poll(() => readdir(join(confirming.folder, 'outbox'))).toHaveLength(2);
  const { data } = await automatic.client.signUp(credentials);
  expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({
    iss: 'https://two.example.com/auth/v1',
  });
  expect(data.session?.expires_in).toBe(60);
  await automatic.client.signUp({ ...credentials, email: 'two@example.com' });
  const third = await automatic.client.signUp({ ...credentials, email: 'three@example.com' });
  expect(third.error?.code).toBe('over_request_rate_limit');
  const admin = await new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(SECRET));
  const headers = { authorization: `Bearer ${admin}` };
  expect((await send(`${automatic.url}/admin/users`, { headers })).status).toBe(200);
  expect((await send(`${confirming.url}/admin/users`, { headers })).status).toBe(403);
});

it('only pages of the configured site can call the service cross-origin', async () => {
  const { url } = await start({ SITE_URL: 'https://app.example.com/welcome' });
  const ask = (origin: string, method = 'GET') =>
    fetch(`${url}/settings`, {
      method,
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const preflight = await ask('https://app.example.com', 'OPTIONS');
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey');
  const answer = await ask('https://app.example.com');
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://app.example.com');
  expect(answer.headers.get('access-control-expose-headers')).toContain('X-Total-Count');
  const stranger = await ask('https://evil.test');
  expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
  expect((await ask('https://evil.test', 'OPTIONS')).status).toBe(404);
});

it('the service process keeps query strings out of its log, and its database private', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'proviso-auth-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
    env: { PORT: '0', LOG_LEVEL: 'trace', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  await expect.poll(() => lines.join(''), { timeout: 20_000 }).toContain('answers at');
  const url = /answers at (\S+)/u.exec(lines.join(''))?.[1] ?? '';
  await fetch(`${url}/verify?token=the-secret&type=signup`);
  await fetch(`${url}/nothing?token=the-secret`);
  await fetch(`${new URL(url).origin}/nothing?token=the-secret`);
  child.kill('SIGTERM');
  const [exitCode] = await once(child, 'exit');
  expect(exitCode).toBe(0);
  expect(lines.join('')).not.toContain('the-secret');
  expect((await stat(join(folder, 'auth.db'))).mode % 0o100).toBe(0);
});

it('keys and users survive a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'proviso-auth-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const environment = { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: folder };
  const options = { storageKey: folder, autoRefreshToken: false };
  const first = await startStandalone(environment);
  const { data } = await new GoTrueClient({ ...options, url: first.url }).signUp(credentials);
  await first.close();
  const second = await startStandalone(environment);
  onTestFinished(() => second.close());
  const { data: found } = await new GoTrueClient({ ...options, url: second.url }).getUser(
    data.session?.access_token,
  );
  expect(found.user?.email).toBe(credentials.email);
});

it.each<[variable: string, value: string]>([
  ['AUTO_CONFIRM', 'perhaps'],
  ['MAIL_GAP', '-1'],
  ['PUBLIC_URL', 'nowhere'],
  ['BASE_PATH', 'relative'],
  ['JWT_ALGORITHM', 'none'],
  ['JWT_KEYS', 'no json'],
  ['JWT_KEYS', '[{"kty":"EC"}]'],
  ['MASTER_KEY', 'c2hvcnQ='],
  ['JWT_SECRET_FILE', '/nowhere'],
  ['GOOGLE_CLIENT_ID', 'client-of-google'],
])('an invalid %s is reported by name, without its value', async (variable, value) => {
  const folder = await mkdtemp(join(tmpdir(), 'proviso-auth-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const started = startStandalone({ DATA_DIR: folder, PORT: '0', [variable]: value });
  await expect(started).rejects.toThrow(variable);
  await expect(started).rejects.not.toThrow(value);
});
