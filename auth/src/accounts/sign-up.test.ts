import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { openTables } from '../tables.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth } from '../testing/start-auth.ts';

const V1 = { 'x-supabase-api-version': '2024-01-01' };

/** Refused sign-ups, with their status and code. */
const REFUSED: [body: object, status: number, code: string][] = [
  [{ email: 'xx:;x@x.x', password: PASSWORD }, 400, 'validation_failed'],
  [{ email: 'nobody', password: PASSWORD }, 400, 'validation_failed'],
  [{ email: `${'a'.repeat(250)}@example.com`, password: PASSWORD }, 400, 'validation_failed'],
  [{ email: 'ada@example.com' }, 400, 'validation_failed'],
  [{ email: 'ada@example.com', password: '' }, 400, 'validation_failed'],
  [{ email: 'ada@example.com', password: 'a'.repeat(73) }, 400, 'validation_failed'],
  [{ email: 'ada@example.com', password: 5 }, 400, 'validation_failed'],
  [{ email: ['ada@example.com'], password: PASSWORD }, 400, 'validation_failed'],
  [{ email: 'ada@example.com', password: PASSWORD, data: 'text' }, 400, 'validation_failed'],
  [
    { email: 'ada@example.com', password: PASSWORD, data: { name: 'a'.repeat(8192) } },
    400,
    'validation_failed',
  ],
  [{ email: 'ada@example.com', password: 'short' }, 422, 'weak_password'],
  [{ email: 'ada@example.com', password: 'Password1' }, 422, 'weak_password'],
  [{ phone: '+41790000000', password: PASSWORD }, 400, 'phone_provider_disabled'],
  [{ data: {} }, 422, 'anonymous_provider_disabled'],
];

describeDatabases('POST /signup', (open) => {
  it('creates an account with a lowercase address and signs it in', async () => {
    const { client } = await startAuth(await open());
    const { data, error } = await client().signUp({
      email: 'Ada@Example.com',
      password: PASSWORD,
      options: { data: { name: 'Ada', full_name: 'Ada Lovelace' } },
    });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(data.user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email: 'ada@example.com',
      phone: '',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Ada', full_name: 'Ada Lovelace', email: 'ada@example.com' },
    });
    expect(data.user?.email_confirmed_at).toBe(data.user?.created_at);
    expect(data.user?.identities).toMatchObject([
      { provider: 'email', id: data.user?.id, user_id: data.user?.id, email: 'ada@example.com' },
    ]);
    const { data: later } = await client().getUser(data.session?.access_token);
    expect(later.user).toEqual(data.user);
  });

  it('treats no address as verified, whatever the request claims', async () => {
    const connection = await open();
    const { client, auth } = await startAuth(connection);
    const { data } = await client().signUp({
      email: 'ada@example.com',
      password: PASSWORD,
      options: { data: { email_verified: true, sub: 'somebody', email: 'root@example.com' } },
    });
    expect(data.user?.user_metadata).toMatchObject({
      email_verified: false,
      sub: data.user?.id,
      email: 'ada@example.com',
    });
    const principal = await auth.verifyAccessToken(data.session?.access_token ?? '');
    expect(principal).toMatchObject({ email: 'ada@example.com', isEmailProven: false });
  });

  it('exposes neither the password hash nor any internal fields', async () => {
    const connection = await open();
    const { client } = await startAuth(connection);
    const { data } = await client().signUp({ email: 'ada@example.com', password: PASSWORD });
    const [row] = await openTables(connection).selectFrom('authUsers').selectAll().execute();
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
    expect(JSON.stringify(data)).not.toContain('argon2');
    expect(Object.keys(data.user ?? {}).toSorted()).toEqual([
      'app_metadata',
      'aud',
      'confirmed_at',
      'created_at',
      'email',
      'email_confirmed_at',
      'id',
      'identities',
      'is_anonymous',
      'last_sign_in_at',
      'phone',
      'role',
      'updated_at',
      'user_metadata',
    ]);
  });

  it('rejects an address that already has an account, ignoring case', async () => {
    const started = await startAuth(await open());
    await signUp(started, 'ada@example.com');
    const { error } = await started
      .client()
      .signUp({ email: 'ADA@example.com', password: 'another password' });
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists' });
    expect(error?.message).toBe('User already registered');
  });

  it('creates only one account for concurrent sign-ups', async () => {
    const started = await startAuth(await open());
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () =>
        started.client().signUp({ email: 'ada@example.com', password: PASSWORD }),
      ),
    );
    const codes = outcomes.map(({ error }) => error?.code ?? 'made').toSorted();
    expect(codes).toEqual(['made', ...Array.from({ length: 7 }, () => 'user_already_exists')]);
  });

  it('is rejected when sign-up is closed, while operators can still create accounts', async () => {
    const { client, auth } = await startAuth(await open(), { signup: 'closed' });
    const refused = await client().signUp({ email: 'ada@example.com', password: PASSWORD });
    expect(refused.error).toMatchObject({ status: 422, code: 'signup_disabled' });
    await auth.createUser({ email: 'ada@example.com', password: PASSWORD, isEmailProven: true });
    const { data } = await client().signInWithPassword({
      email: 'ada@example.com',
      password: PASSWORD,
    });
    expect(data.user?.user_metadata).toMatchObject({ email_verified: true });
  });

  it('tells the official client why a password is weak', async () => {
    const { client } = await startAuth(await open());
    const attempt = async (password: string) =>
      (await client().signUp({ email: 'ada@example.com', password })).error;
    expect(await attempt('tiny')).toMatchObject({
      name: 'AuthWeakPasswordError',
      reasons: ['length'],
    });
    expect(await attempt('123456')).toMatchObject({
      name: 'AuthWeakPasswordError',
      reasons: ['pwned'],
    });
  });

  it('limits the number of accounts created per IP address', async () => {
    const limits = { signUpsPerAddress: { burst: 2, interval: 10_000 } };
    const { url, clock } = await startAuth(await open(), { limits });
    const attempt = (name: string) =>
      send(`${url}/signup`, { body: { email: `${name}@example.com`, password: PASSWORD } });
    expect((await attempt('one')).status).toBe(200);
    expect((await attempt('two')).status).toBe(200);
    const refused = await attempt('three');
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 429, error_code: 'over_request_rate_limit' },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    clock.advance(10_000);
    expect((await attempt('three')).status).toBe(200);
  });

  it('rejects invalid requests with a specific error code', async () => {
    const { url } = await startAuth(await open());
    for (const [body, status, code] of REFUSED) {
      const answer = await send(`${url}/signup`, { body, headers: V1 });
      expect(answer, JSON.stringify(body)).toMatchObject({ status, body: { code } });
      expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    }
  });
});
