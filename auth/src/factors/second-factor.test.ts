import { describeDatabases } from '@proviso/database/testing';
import type { GoTrueClient } from '@supabase/auth-js';
import { expect, it } from 'vitest';

import { openTables } from '../tables.ts';
import { createAuthenticator, enroll, enrollVerified, STEP } from '../testing/factors.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth, type StartedAuth } from '../testing/start-auth.ts';

const PLENTY = { burst: 1000, interval: 1 };

async function signIn(started: StartedAuth): Promise<GoTrueClient> {
  const client = started.client();
  await client.signInWithPassword({ email: 'ada@example.com', password: PASSWORD });
  return client;
}

async function tokenOf(client: GoTrueClient): Promise<string> {
  const { data } = await client.getSession();
  return data.session?.access_token ?? '';
}

describeDatabases('a second factor', (open) => {
  it('is enrolled with a secret and a matching otpauth URI, and a QR code', async () => {
    const started = await startAuth(await open());
    const { client } = await signUp(started);
    const { data } = await enroll(client, started, 'my phone');
    const uri = new URL(data.totp.uri);
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toBe('/proviso.test:ada@example.com');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      secret: data.totp.secret,
      issuer: 'proviso.test',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /u);
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'my phone' });
    const { data: user } = await client.getUser();
    expect(user.user?.factors).toMatchObject([
      { id: data.id, friendly_name: 'my phone', factor_type: 'totp', status: 'unverified' },
    ]);
    expect(JSON.stringify(user)).not.toContain(data.totp.secret);
  });

  it('raises the session to aal2, and lists the authentication methods newest first', async () => {
    const started = await startAuth(await open());
    const { client, session } = await signUp(started);
    const before = await started.auth.verifyAccessToken(session.access_token);
    expect(before).toMatchObject({ aal: 'aal1', hasVerifiedFactor: false });
    started.clock.advance(5000);
    await enrollVerified(client, started);
    const after = await started.auth.verifyAccessToken(await tokenOf(client));
    expect(after).toMatchObject({
      aal: 'aal2',
      hasVerifiedFactor: true,
      sessionId: before.sessionId,
    });
    const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    const methods = data?.currentAuthenticationMethods as { method: string; timestamp: number }[];
    expect(methods.map(({ method }) => method)).toEqual(['totp', 'password']);
    expect((methods[0]?.timestamp ?? 0) - (methods[1]?.timestamp ?? 0)).toBe(5);
    const refreshed = await client.refreshSession();
    expect(refreshed.error).toBeNull();
    const level = await started.auth.verifyAccessToken(await tokenOf(client));
    expect(level.aal).toBe('aal2');
  });

  it('is required at the next sign-in, where the session starts at aal1', async () => {
    const started = await startAuth(await open());
    const { authenticator, factorId } = await enrollVerified(
      (await signUp(started)).client,
      started,
    );
    const client = await signIn(started);
    const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect(await started.auth.verifyAccessToken(await tokenOf(client))).toMatchObject({
      aal: 'aal1',
      hasVerifiedFactor: true,
    });
    const code = authenticator.code(1);
    const verified = await client.mfa.challengeAndVerify({ factorId, code });
    expect(verified.error).toBeNull();
  });

  it('ends sessions that have not verified it, and removes unverified factors', async () => {
    const started = await startAuth(await open());
    const { client } = await signUp(started);
    const other = await signIn(started);
    const stranger = await signUp(started, 'stranger@example.com');
    await enroll(other, started, 'another phone');
    const otherToken = await tokenOf(other);
    const { factorId } = await enrollVerified(client, started);
    const { data } = await client.mfa.listFactors();
    expect(data?.all.map(({ id }) => id)).toEqual([factorId]);
    await expect(started.auth.verifyAccessToken(otherToken)).rejects.toMatchObject({
      code: 'session_not_found',
    });
    expect((await stranger.client.getUser()).error).toBeNull();
  });

  it('invalidates earlier refresh tokens immediately, without ending the session', async () => {
    const started = await startAuth(await open());
    const { client, session } = await signUp(started);
    await client.refreshSession();
    const { data: second } = await client.getSession();
    await enrollVerified(client, started);
    for (const token of [session.refresh_token, second.session?.refresh_token]) {
      const answer = await send(`${started.url}/token?grant_type=refresh_token`, {
        body: { refresh_token: token },
      });
      expect(answer).toMatchObject({
        status: 400,
        body: { error_code: 'refresh_token_already_used' },
      });
    }
    expect((await client.refreshSession()).error).toBeNull();
  });

  it('accepts each code only once, and no older code afterwards', async () => {
    const started = await startAuth(await open());
    const { client } = await signUp(started);
    const { authenticator, factorId } = await enrollVerified(client, started);
    for (const steps of [0, -1]) {
      const again = await client.mfa.challengeAndVerify({
        factorId,
        code: authenticator.code(steps),
      });
      expect(again.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    }
    const next = await client.mfa.challengeAndVerify({ factorId, code: authenticator.code(1) });
    expect(next.error).toBeNull();
  });

  it('accepts a code only once among concurrent attempts', async () => {
    const started = await startAuth(await open());
    const { authenticator, factorId } = await enrollVerified(
      (await signUp(started)).client,
      started,
    );
    started.clock.advance(STEP);
    const clients = await Promise.all(Array.from({ length: 5 }, () => signIn(started)));
    const code = authenticator.code();
    const outcomes = await Promise.all(
      clients.map((client) => client.mfa.challengeAndVerify({ factorId, code })),
    );
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it('accepts codes at most one time step away', async () => {
    const started = await startAuth(await open());
    const { client } = await signUp(started);
    const { authenticator, factorId } = await enrollVerified(client, started);
    started.clock.advance(10 * STEP);
    const tryCode = async (steps: number) => {
      const code = authenticator.code(steps);
      const { error } = await client.mfa.challengeAndVerify({ factorId, code });
      return error?.code;
    };
    expect(await tryCode(-2)).toBe('mfa_verification_failed');
    expect(await tryCode(2)).toBe('mfa_verification_failed');
    expect(await tryCode(-1)).toBeUndefined();
    expect(await tryCode(1)).toBeUndefined();
  });

  it('allows five codes per challenge, after which even a correct one is rejected', async () => {
    const limits = { factorCodesPerFactor: PLENTY, factorCodesPerAddress: PLENTY };
    const started = await startAuth(await open(), { limits });
    const { client } = await signUp(started);
    const { factorId, authenticator } = await enroll(client, started);
    const { data } = await client.mfa.challenge({ factorId });
    const tryCode = async (code: string) => {
      const { error } = await client.mfa.verify({ factorId, challengeId: data?.id ?? '', code });
      return error?.code;
    };
    const wrong = authenticator.wrongCode();
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => tryCode(wrong)));
    expect(new Set(tries)).toEqual(new Set(['mfa_verification_failed']));
    expect(await tryCode(authenticator.code())).toBe('mfa_challenge_expired');
  });

  it('is rate-limited across challenges', async () => {
    const limits = { factorCodesPerFactor: { burst: 3, interval: 60_000 } };
    const started = await startAuth(await open(), { limits });
    const { client } = await signUp(started);
    const { factorId, authenticator } = await enroll(client, started);
    const tryCode = (code: string) => client.mfa.challengeAndVerify({ factorId, code });
    for (let index = 0; index < 3; index += 1) await tryCode(authenticator.wrongCode());
    const { error } = await tryCode(authenticator.code());
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    started.clock.advance(60_000);
    expect((await tryCode(authenticator.code())).error).toBeNull();
  });

  it('accepts a challenge only once, before it expires and in its own session', async () => {
    const started = await startAuth(await open());
    const { client } = await signUp(started);
    const { factorId, authenticator } = await enrollVerified(client, started);
    const other = await signIn(started);
    const challenge = async () => (await client.mfa.challenge({ factorId })).data?.id ?? '';
    const verify = async (by: GoTrueClient, challengeId: string, steps = 1) => {
      const code = authenticator.code(steps);
      const { error } = await by.mfa.verify({ factorId, challengeId, code });
      return error?.code;
    };
    const first = await challenge();
    expect(await verify(other, first)).toBe('mfa_factor_not_found');
    expect(await verify(client, crypto.randomUUID())).toBe('mfa_factor_not_found');
    expect(await verify(client, first)).toBeUndefined();
    started.clock.advance(2 * STEP);
    expect(await verify(client, first)).toBe('mfa_ip_address_mismatch');
    const second = await challenge();
    started.clock.advance(300_000);
    expect(await verify(client, second)).toBe('mfa_challenge_expired');
  });

  it.each([
    ['a NUL character', 'a\0b'],
    ['half a character', 'a\ud800b'],
  ])('refuses %s in its names, and knows no challenge by it', async (_title, text) => {
    const started = await startAuth(await open());
    const { client } = await signUp(started);
    const { factorId, authenticator } = await enroll(client, started);
    const headers = { authorization: `Bearer ${await tokenOf(client)}` };
    for (const field of ['friendly_name', 'issuer']) {
      const body = { factor_type: 'totp', [field]: text };
      const answer = await send(`${started.url}/factors`, { body, headers });
      expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
    }
    const body = { challenge_id: text, code: authenticator.code() };
    const answer = await send(`${started.url}/factors/${factorId}/verify`, { body, headers });
    expect(answer).toMatchObject({ status: 422, body: { error_code: 'mfa_factor_not_found' } });
  });

  it('accepts a challenge only from the IP address that requested it', async () => {
    const started = await startAuth(await open(), { trustProxy: '127.0.0.1' });
    const { client } = await signUp(started);
    const { factorId, authenticator } = await enroll(client, started);
    const { data } = await client.mfa.challenge({ factorId });
    const answer = await send(`${started.url}/factors/${factorId}/verify`, {
      body: { challenge_id: data?.id, code: authenticator.code() },
      headers: {
        authorization: `Bearer ${await tokenOf(client)}`,
        'x-forwarded-for': '198.51.100.7',
      },
    });
    expect(answer).toMatchObject({ status: 422, body: { error_code: 'mfa_ip_address_mismatch' } });
  });

  it('exposes its secret neither in the database nor in the log', async () => {
    const connection = await open();
    const started = await startAuth(connection);
    const { client } = await signUp(started);
    const { data, authenticator } = await enrollVerified(client, started);
    const rows = await openTables(connection).selectFrom('authFactors').selectAll().execute();
    const secret = createAuthenticator(data.totp.secret, started);
    expect(secret.code()).toBe(authenticator.code());
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(data.totp.secret);
    const log = started.log.join('');
    expect(log).toContain('auth.factor_verified');
    for (const text of [data.totp.secret, authenticator.code()]) expect(log).not.toContain(text);
  });
});
