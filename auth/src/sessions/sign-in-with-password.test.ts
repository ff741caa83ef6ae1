import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { openTables } from '../tables.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth } from '../testing/start-auth.ts';

const EMAIL = 'ada@example.com';

/** The password `imported from elsewhere`, hashed with a lower cost. */
const OLD_HASH =
  '$argon2id$v=19$m=8192,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$vxavLod4EAXvKolEY1NcGI/zILx7CVNKNPVvzQQt9MY';

/** Requests refused with 400, and their codes. */
const REFUSED: [query: string, body: object, code: string][] = [
  [
    '?grant_type=password',
    { phone: '+41790000000', password: PASSWORD },
    'phone_provider_disabled',
  ],
  ['?grant_type=password', { password: PASSWORD }, 'validation_failed'],
  ['?grant_type=password', { email: EMAIL }, 'invalid_credentials'],
  ['?grant_type=password', { email: 'ada\u0000', password: PASSWORD }, 'invalid_credentials'],
  ['?grant_type=password', { email: { $ne: '' }, password: PASSWORD }, 'validation_failed'],
  ['?grant_type=authorization_code', { email: EMAIL }, 'invalid_credentials'],
  ['?grant_type=password&grant_type=password', { email: EMAIL }, 'invalid_credentials'],
  ['', { email: EMAIL, password: PASSWORD }, 'invalid_credentials'],
];

describeDatabases('POST /token?grant_type=password', (open) => {
  it('signs in with a new session each time', async () => {
    const started = await startAuth(await open());
    const { session: first } = await signUp(started);
    const { data, error } = await started
      .client()
      .signInWithPassword({ email: 'ADA@example.com', password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(first.user.id);
    expect(data.session?.refresh_token).not.toBe(first.refresh_token);
    expect(data.user?.last_sign_in_at).toBeDefined();
  });

  it('responds the same to a wrong password and an unknown address', async () => {
    const started = await startAuth(await open());
    await signUp(started);
    const attempt = (email: string) =>
      send(`${started.url}/token?grant_type=password`, { body: { email, password: 'a guess' } });
    const [wrong, unknown] = [await attempt(EMAIL), await attempt('nobody@example.com')];
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
    expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
  });

  it('accepts 64-character passwords with any characters, without trimming', async () => {
    const started = await startAuth(await open());
    const password = `🦜é${'Correct horse. '.repeat(4)}! `;
    expect(Array.from(password)).toHaveLength(64);
    await started.client().signUp({ email: EMAIL, password });
    const attempt = async (typed: string) =>
      (await started.client().signInWithPassword({ email: EMAIL, password: typed })).error?.code;
    expect(await attempt(password)).toBeUndefined();
    expect(await attempt(password.trim())).toBe('invalid_credentials');
  });

  it('reveals a ban only when the password is correct', async () => {
    const connection = await open();
    const started = await startAuth(connection);
    await signUp(started);
    const ban = { bannedUntil: started.clock.now() + 60_000 };
    await openTables(connection).updateTable('authUsers').set(ban).execute();
    const attempt = async (password: string) =>
      (await started.client().signInWithPassword({ email: EMAIL, password })).error;
    expect(await attempt('a guess')).toMatchObject({ code: 'invalid_credentials' });
    expect(await attempt(PASSWORD)).toMatchObject({ code: 'user_banned', status: 400 });
    started.clock.advance(60_000);
    expect(await attempt(PASSWORD)).toBeNull();
  });

  it('warns about a password that does not meet the current policy', async () => {
    const connection = await open();
    const lax = await startAuth(connection, { passwordMinLength: 4 });
    await lax.client().signUp({ email: EMAIL, password: 'zebu' });
    const strict = await startAuth(connection, { sealer: lax.sealer });
    const { data } = await strict.client().signInWithPassword({ email: EMAIL, password: 'zebu' });
    expect(data.session).not.toBeNull();
    expect(data.weakPassword).toMatchObject({ reasons: ['length'] });
  });

  it('rehashes a password that was hashed with other parameters', async () => {
    const connection = await open();
    const started = await startAuth(connection);
    await signUp(started);
    const database = openTables(connection);
    await database.updateTable('authUsers').set({ passwordHash: OLD_HASH }).execute();
    const credentials = { email: EMAIL, password: 'imported from elsewhere' };
    expect((await started.client().signInWithPassword(credentials)).error).toBeNull();
    const row = await database.selectFrom('authUsers').select('passwordHash').executeTakeFirst();
    expect(row?.passwordHash).toContain('m=19456,t=2,p=1');
    expect((await started.client().signInWithPassword(credentials)).error).toBeNull();
  });

  it('rejects invalid requests with a specific error code', async () => {
    const started = await startAuth(await open());
    await signUp(started);
    for (const [query, body, code] of REFUSED) {
      const answer = await send(`${started.url}/token${query}`, { body });
      const title = `${query} ${JSON.stringify(body)}`;
      expect(answer, title).toMatchObject({ status: 400, body: { error_code: code } });
    }
  });
});

describeDatabases('guessing a password', (open) => {
  const signIn = async (url: string, password: string, address = '192.0.2.1') =>
    send(`${url}/token?grant_type=password`, {
      body: { email: EMAIL, password },
      headers: { 'x-forwarded-for': address },
    });
  const trustProxy = '127.0.0.1';

  it('is blocked after ten failures from one address, but not for the owner at another', async () => {
    const started = await startAuth(await open(), { trustProxy });
    await signUp(started);
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await signIn(started.url, `guess ${guess}`)).status).toBe(400);
    }
    const refused = await signIn(started.url, PASSWORD);
    expect(refused).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(90);
    expect((await signIn(started.url, PASSWORD, '198.51.100.7')).status).toBe(200);
    started.clock.advance(90_000);
    expect((await signIn(started.url, PASSWORD)).status).toBe(200);
  });

  it('is limited across concurrent guesses', async () => {
    const started = await startAuth(await open(), { trustProxy });
    await signUp(started);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => signIn(started.url, `guess ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('is limited in the same way for an account that does not exist', async () => {
    const started = await startAuth(await open(), { trustProxy });
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await signIn(started.url, 'a guess')).status).toBe(400);
    }
    expect((await signIn(started.url, 'a guess')).status).toBe(429);
  });

  it('has its count reset by the correct password', async () => {
    const started = await startAuth(await open(), { trustProxy });
    await signUp(started);
    for (let guess = 0; guess < 9; guess += 1) await signIn(started.url, 'a slip');
    expect((await signIn(started.url, PASSWORD)).status).toBe(200);
    for (let guess = 0; guess < 9; guess += 1) await signIn(started.url, 'a slip');
    expect((await signIn(started.url, PASSWORD)).status).toBe(200);
  });

  it('from many addresses does not block addresses where the owner has signed up or in', async () => {
    const limits = { failuresPerAccount: { burst: 20, interval: 36_000 } };
    const started = await startAuth(await open(), { trustProxy, limits });
    await signUp(started);
    expect((await signIn(started.url, PASSWORD, '198.51.100.7')).status).toBe(200);
    for (let guess = 0; guess < 20; guess += 1) {
      await signIn(started.url, 'a guess', `203.0.113.${guess}`);
    }
    expect((await signIn(started.url, PASSWORD, '203.0.113.99')).status).toBe(429);
    expect((await signIn(started.url, PASSWORD, '198.51.100.7')).status).toBe(200);
    expect((await signIn(started.url, PASSWORD, '127.0.0.1')).status).toBe(200);
  });

  it('is counted per IPv6 subscriber network', async () => {
    const started = await startAuth(await open(), { trustProxy });
    await signUp(started);
    for (let guess = 0; guess < 10; guess += 1) {
      await signIn(started.url, 'a guess', `2001:db8:1:2::${guess}`);
    }
    expect((await signIn(started.url, 'a guess', '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await signIn(started.url, 'a guess', '2001:db8:1:3::1')).status).toBe(400);
  });

  it("is counted by the connection's address when no proxy is trusted", async () => {
    const started = await startAuth(await open());
    await signUp(started);
    for (let guess = 0; guess < 10; guess += 1) {
      await signIn(started.url, 'a guess', `203.0.113.${guess}`);
    }
    expect((await signIn(started.url, 'a guess', '203.0.113.50')).status).toBe(429);
  });

  it('stays blocked after a restart', async () => {
    const connection = await open();
    const before = await startAuth(connection, { trustProxy });
    await signUp(before);
    for (let guess = 0; guess < 10; guess += 1) await signIn(before.url, 'a guess');
    const after = await startAuth(connection, { trustProxy, sealer: before.sealer });
    expect((await signIn(after.url, PASSWORD)).status).toBe(429);
  });

  it('is also limited across many accounts from one address', async () => {
    const limits = { passwordsPerAddress: { burst: 5, interval: 2000 } };
    const { url } = await startAuth(await open(), { limits });
    const spray = (index: number) =>
      send(`${url}/token?grant_type=password`, {
        body: { email: `user${index}@example.com`, password: 'a guess' },
      });
    for (let index = 0; index < 5; index += 1) expect((await spray(index)).status).toBe(400);
    expect((await spray(5)).status).toBe(429);
  });
});
