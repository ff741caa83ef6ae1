import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { configurationSchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';

import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const EMAIL = 'anna@example.com';

async function offerOf(app: FastifyInstance) {
  return configurationSchema.parse((await app.inject('/api/config')).json()).auth;
}

describeDatabases('the embedded auth service', (_open, databases) => {
  it('skips email confirmation and writes usable emails to the outbox when there is no mail server', async () => {
    const { app, dataDirectory } = await startTestServer(databases, { background: false });
    expect(await offerOf(app)).toMatchObject({ mode: 'embedded', confirmsSignUps: false });
    await signUp(app, EMAIL);
    await app.inject({ method: 'POST', url: '/auth/v1/recover', payload: { email: EMAIL } });
    const outbox = join(dataDirectory, 'outbox');
    await expect.poll(() => readdirSync(outbox)).toHaveLength(1);
    expect(statSync(outbox).mode & 0o777).toBe(0o700);
    const [name = ''] = readdirSync(outbox);
    const mail = readFileSync(join(outbox, name), 'utf8');
    expect(mail).toContain(`To: ${EMAIL}`);
    expect(mail).toContain('From: Proviso <proviso@localhost>');

    const [token] = /(?<=Code: )\d{6}/.exec(mail) ?? [];
    const payload = { type: 'recovery', email: EMAIL, token };
    const answer = await app.inject({ method: 'POST', url: '/auth/v1/verify', payload });
    expect(answer.json()).toHaveProperty('access_token');
  });

  it('requires email confirmation when there is a mail server', async () => {
    const { app } = await startTestServer(databases, {
      // Nothing listens there, so sending mail fails, and with it the sign-up.
      environment: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'proviso@example.com' },
      background: false,
    });
    expect((await offerOf(app)).confirmsSignUps).toBe(true);
    const payload = { email: EMAIL, password: 'three blue lamps' };
    const answer = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload });
    expect(answer.json()).not.toHaveProperty('access_token');
  });

  it('has no admin endpoint that deletes users', async () => {
    const { app, auth } = await startTestServer(databases, { background: false });
    const person = await signUp(app, EMAIL);
    const token = await auth?.createServiceRoleToken(60_000);
    const url = `/auth/v1/admin/users/${person.userId}`;
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.inject({ url, headers })).statusCode).toBe(200);
    expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(404);
    expect((await person.get('/api/documents')).statusCode).toBe(200);
  });

  it('offers Google sign-in when it is configured', async () => {
    const { app } = await startTestServer(databases, {
      environment: { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' },
      background: false,
    });
    expect((await offerOf(app)).google).toBe(true);
    const { external } = (await app.inject('/auth/v1/settings')).json<{
      external: { google: boolean };
    }>();
    expect(external.google).toBe(true);
  });
});
