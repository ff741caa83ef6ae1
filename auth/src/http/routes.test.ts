import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth } from '../testing/start-auth.ts';

const NEWER = { 'x-supabase-api-version': '2024-01-01' };

describeDatabases('the routes', (open) => {
  it('return errors in the format of the requested API version', async () => {
    const { url } = await startAuth(await open());
    const newer = await send(`${url}/user`, { headers: NEWER });
    expect(newer.status).toBe(401);
    expect(newer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    const message = 'This endpoint requires a valid Bearer token';
    expect(newer.body).toEqual({ code: 'no_authorization', message });
    for (const version of ['2023-12-31', 'latest', '']) {
      const older = await send(`${url}/user`, { headers: { 'x-supabase-api-version': version } });
      expect(older.headers.get('x-supabase-api-version')).toBeNull();
      expect(older.body).toEqual({ code: 401, error_code: 'no_authorization', msg: message });
    }
  });

  it('reject a body that is malformed, not an object, too large or of another type', async () => {
    const { url } = await startAuth(await open());
    const post = async (body: unknown, type = 'application/json') => {
      const answer = await send(`${url}/signup`, {
        body,
        headers: { ...NEWER, 'content-type': type },
      });
      return [answer.status, (answer.body as { code: string }).code];
    };
    expect(await post('{"email":')).toEqual([400, 'bad_json']);
    expect(await post('{"__proto__":{"admin":true}}')).toEqual([400, 'bad_json']);
    expect(await post('[]')).toEqual([400, 'validation_failed']);
    expect(await post('"text"')).toEqual([400, 'validation_failed']);
    expect(await post({ email: 'a'.repeat(1024 * 1024) })).toEqual([
      413,
      'request_entity_too_large',
    ]);
    expect(await post('email=a', 'application/x-www-form-urlencoded')).toEqual([
      415,
      'validation_failed',
    ]);
    expect(await post('{}', 'text/plain')).toEqual([415, 'validation_failed']);
  });

  it('return 404 for everything else', async () => {
    const { url } = await startAuth(await open());
    for (const path of [
      '',
      '/',
      '/otp',
      '/admin/oauth/clients',
      '/passkeys',
      '/factors',
      '/user/identities',
      '/token',
    ]) {
      const answer = await send(`${url}${path}`, { headers: NEWER });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });

  it('forbid caching of their responses', async () => {
    const started = await startAuth(await open());
    const { session } = await signUp(started);
    const headers = { authorization: `Bearer ${session.access_token}` };
    for (const path of ['/user', '/settings', '/nowhere']) {
      const answer = await send(`${started.url}${path}`, { headers });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const credentials = { email: 'ada@example.com', password: PASSWORD };
    const signedIn = await send(`${started.url}/token?grant_type=password`, { body: credentials });
    expect(signedIn.headers.get('cache-control')).toBe('no-store');
  });

  it('report the enabled features and the health of the service', async () => {
    const { url } = await startAuth(await open(), { signup: 'closed' });
    const settings = await send(`${url}/settings`);
    expect(settings.body).toMatchObject({
      external: { email: true, phone: false, google: false, anonymous_users: false },
      disable_signup: true,
      mailer_autoconfirm: true,
      saml_enabled: false,
    });
    expect((await send(`${url}/health`)).body).toMatchObject({ name: 'GoTrue' });
  });

  it('respond to an internal error without its cause, and log the cause', async () => {
    const connection = await open();
    const { url, log } = await startAuth(connection);
    await connection.close();
    const credentials = { email: 'ada@example.com', password: PASSWORD };
    const answer = await send(`${url}/token?grant_type=password`, {
      body: credentials,
      headers: NEWER,
    });
    expect(answer).toMatchObject({
      status: 500,
      body: { code: 'unexpected_failure', error_id: expect.stringMatching(/^[\da-f-]{36}$/u) },
    });
    const { error_id: id } = answer.body as { error_id: string };
    const logged = log.filter((line) => line.includes(id));
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('user-store.ts');
  });

  it('write no password, address or token to the log', async () => {
    const started = await startAuth(await open());
    const { client, session } = await signUp(started, 'canary@example.com');
    const seen = [session.access_token, session.refresh_token];
    const { data } = await client.refreshSession();
    seen.push(data.session?.access_token ?? '-', data.session?.refresh_token ?? '-');
    await client.updateUser({ password: 'a new canary', current_password: PASSWORD });
    await client.signInWithPassword({ email: 'canary@example.com', password: 'wrong canary' });
    await started.client().refreshSession({ refresh_token: 'forged-canary' });
    await started.client().signUp({ email: 'canary@example.com', password: PASSWORD });
    await client.signOut();
    const log = started.log.join('');
    expect(log).toContain('auth.signed_out');
    expect(log).toContain('auth.sign_in_refused');
    for (const secret of [...seen, PASSWORD, 'canary']) expect(log).not.toContain(secret);
  });
});
