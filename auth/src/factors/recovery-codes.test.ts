import { createHash } from 'node:crypto';

import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { openTables } from '../tables.ts';
import { enrollVerified } from '../testing/factors.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth, type StartedAuth } from '../testing/start-auth.ts';

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** A user with a second factor and recovery codes, and a browser signed in with the password only. */
async function prepare(started: StartedAuth) {
  const { client } = await signUp(started);
  const { session, factorId } = await enrollVerified(client, started);
  const raised = session.access_token;
  const { body } = await send(`${started.url}/factors/recovery-codes`, {
    method: 'POST',
    ...as(raised),
  });
  const lower = started.client();
  const { data } = await lower.signInWithPassword({ email: 'ada@example.com', password: PASSWORD });
  const token = data.session?.access_token ?? '';
  const { codes } = body as { codes: string[] };
  return { client, raised, factorId, codes, lower, token };
}

const recover = ({ url }: StartedAuth, token: string, code: unknown) =>
  send(`${url}/factors/recover`, { body: { code }, ...as(token) });

const remaining = async ({ url }: StartedAuth, token: string) => {
  const { body } = await send(`${url}/factors/recovery-codes`, as(token));
  return (body as { remaining: number }).remaining;
};

describeDatabases('recovery codes', (open) => {
  it('are ten distinct codes, and a new set replaces the old one', async () => {
    const started = await startAuth(await open());
    const { codes, raised, token } = await prepare(started);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[\da-hjkmnp-tv-z]{5}-[\da-hjkmnp-tv-z]{5}$/u);
    expect(await remaining(started, raised)).toBe(10);
    await send(`${started.url}/factors/recovery-codes`, { method: 'POST', ...as(raised) });
    expect(await recover(started, token, codes[0])).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_verification_failed', msg: 'Invalid recovery code entered' },
    });
  });

  it('remain ten when requested many times concurrently', async () => {
    const started = await startAuth(await open());
    const { raised } = await prepare(started);
    const request = { method: 'POST', ...as(raised) };
    await Promise.all(
      Array.from({ length: 20 }, () => send(`${started.url}/factors/recovery-codes`, request)),
    );
    expect(await remaining(started, raised)).toBe(10);
  });

  it('remove a lost factor after a password sign-in, and end the other sessions', async () => {
    const started = await startAuth(await open());
    const { codes, lower, raised, token } = await prepare(started);
    expect(await recover(started, token, codes[3])).toMatchObject({ status: 200, body: {} });
    const { data } = await lower.refreshSession();
    expect(data.user?.factors).toBeUndefined();
    const assurance = await lower.mfa.getAuthenticatorAssuranceLevel();
    expect(assurance.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    await expect(started.auth.verifyAccessToken(raised)).rejects.toMatchObject({
      code: 'session_not_found',
    });
    expect(await remaining(started, token)).toBe(0);
    expect(await recover(started, token, codes[4])).toMatchObject({ status: 404 });
    expect((await lower.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
  });

  it('are accepted regardless of case, spacing and similar-looking characters', async () => {
    const started = await startAuth(await open());
    const { codes, token } = await prepare(started);
    const typed = ` ${(codes[0] ?? '').replace('-', ' ').toUpperCase().replaceAll('0', 'O')}`;
    expect((await recover(started, token, typed)).status).toBe(200);
  });

  it('are rate-limited per user', async () => {
    const limits = { recoveryCodesPerUser: { burst: 2, interval: 60_000 } };
    const started = await startAuth(await open(), { limits });
    const { codes, token } = await prepare(started);
    for (const code of ['', 'aaaaa-aaaaa']) {
      expect((await recover(started, token, code)).status).toBe(422);
    }
    const answer = await recover(started, token, codes[0]);
    expect(answer).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
    expect(answer.headers.get('retry-after')).toBe('60');
  });

  it('cannot be recovered from the database or the log', async () => {
    const connection = await open();
    const started = await startAuth(connection);
    const { codes, token } = await prepare(started);
    const database = openTables(connection);
    const stored = JSON.stringify(
      await database.selectFrom('authRecoveryCodes').selectAll().execute(),
    );
    await recover(started, token, codes[9]);
    const log = started.log.join('');
    expect(log).toContain('auth.recovery_code_used');
    for (const code of codes) {
      const plain = createHash('sha256').update(code.replace('-', '')).digest('base64url');
      for (const text of [code, code.replace('-', ''), plain]) {
        expect(stored).not.toContain(text);
        expect(log).not.toContain(text);
      }
    }
  });

  it('belong to one user, and require a factor', async () => {
    const started = await startAuth(await open());
    const { codes, raised } = await prepare(started);
    const other = await signUp(started, 'other@example.com');
    const request = { method: 'POST', ...as(other.session.access_token) };
    const refused = { status: 404, body: { error_code: 'mfa_factor_not_found' } };
    expect(await send(`${started.url}/factors/recovery-codes`, request)).toMatchObject(refused);
    expect(await recover(started, other.session.access_token, codes[0])).toMatchObject(refused);
    const { session } = await enrollVerified(other.client, started);
    const answer = await recover(started, session.access_token, codes[0]);
    expect(answer).toMatchObject({ status: 422 });
    expect(await remaining(started, raised)).toBe(10);
  });

  it('are deleted with the last factor', async () => {
    const started = await startAuth(await open());
    const { client, factorId, raised } = await prepare(started);
    await client.mfa.unenroll({ factorId });
    expect(await remaining(started, raised)).toBe(0);
  });
});
