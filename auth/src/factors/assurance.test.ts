import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { enroll, enrollVerified } from '../testing/factors.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth, type StartedAuth } from '../testing/start-auth.ts';

/** A user with a second factor, in one browser that has presented it and one that has not. */
async function prepare(started: StartedAuth) {
  const { client } = await signUp(started);
  const factor = await enrollVerified(client, started);
  const lower = started.client();
  const { data } = await lower.signInWithPassword({ email: 'ada@example.com', password: PASSWORD });
  return { ...factor, client, lower, token: data.session?.access_token ?? '' };
}

describeDatabases('a user with a second factor', (open) => {
  it('cannot change credentials or factors before verifying the factor', async () => {
    const started = await startAuth(await open());
    const { lower, factorId, token } = await prepare(started);
    const password = await lower.updateUser({
      password: 'a quite different one',
      current_password: PASSWORD,
    });
    expect(password.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    const email = await lower.updateUser({ email: 'other@example.com' });
    expect(email.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    const enrolled = await lower.mfa.enroll({ factorType: 'totp', friendlyName: 'mine' });
    expect(enrolled.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    const removed = await lower.mfa.unenroll({ factorId });
    expect(removed.error).toMatchObject({ status: 422, code: 'insufficient_aal' });
    const codes = await send(`${started.url}/factors/recovery-codes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(codes).toMatchObject({ status: 403, body: { error_code: 'insufficient_aal' } });
    expect((await lower.updateUser({ data: { name: 'Ada' } })).error).toBeNull();
  });

  it.each([
    ['global', false],
    ['others', true],
  ] as const)(
    'ends no other session before verifying the factor, with scope %s',
    async (scope, isOwnKept) => {
      const started = await startAuth(await open());
      const { client, token } = await prepare(started);
      const headers = { authorization: `Bearer ${token}` };
      const ended = await send(`${started.url}/logout?scope=${scope}`, { method: 'POST', headers });
      expect(ended).toMatchObject({ status: 403, body: { error_code: 'insufficient_aal' } });
      expect((await client.getUser()).error).toBeNull();
      const { status } = await send(`${started.url}/user`, { headers });
      expect(status).toBe(isOwnKept ? 200 : 403);
    },
  );

  it('is not told how many recovery codes remain before verifying the factor', async () => {
    const started = await startAuth(await open());
    const { token } = await prepare(started);
    const headers = { authorization: `Bearer ${token}` };
    const count = await send(`${started.url}/factors/recovery-codes`, { headers });
    expect(count).toMatchObject({ status: 403, body: { error_code: 'insufficient_aal' } });
  });

  it('can change them after verifying it', async () => {
    const started = await startAuth(await open());
    const { client } = await prepare(started);
    const password = 'a quite different one';
    const changed = await client.updateUser({ password, current_password: PASSWORD });
    expect(changed.error).toBeNull();
    expect(
      (await client.mfa.enroll({ factorType: 'totp', friendlyName: 'spare' })).error,
    ).toBeNull();
  });

  it('returns to aal1 by removing it, even with tokens issued earlier', async () => {
    const started = await startAuth(await open());
    const { client, factorId, session } = await prepare(started);
    const removed = await client.mfa.unenroll({ factorId });
    expect(removed.data).toEqual({ id: factorId });
    expect(await started.auth.verifyAccessToken(session.access_token)).toMatchObject({
      aal: 'aal1',
      hasVerifiedFactor: false,
    });
    const { data } = await client.refreshSession();
    expect(data.user?.factors).toBeUndefined();
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    const methods = level.data?.currentAuthenticationMethods as { method: string }[];
    expect(methods.map(({ method }) => method)).toEqual(['password']);
  });

  it('keeps aal2 when a different, unverified factor is removed', async () => {
    const started = await startAuth(await open());
    const { client, session } = await prepare(started);
    const spare = await enroll(client, started, 'spare');
    expect((await client.mfa.unenroll({ factorId: spare.factorId })).error).toBeNull();
    expect((await started.auth.verifyAccessToken(session.access_token)).aal).toBe('aal2');
  });
});

describeDatabases('POST /factors', (open) => {
  it('rejects factors other than TOTP', async () => {
    const started = await startAuth(await open());
    const { session } = await signUp(started);
    const headers = { authorization: `Bearer ${session.access_token}` };
    const enrollment = (body: object) => send(`${started.url}/factors`, { body, headers });
    expect(await enrollment({ factor_type: 'phone', phone: '+41790000000' })).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_phone_enroll_not_enabled' },
    });
    expect(await enrollment({ factor_type: 'webauthn' })).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_webauthn_enroll_not_enabled' },
    });
    expect(await enrollment({})).toMatchObject({
      status: 400,
      body: { msg: 'factor_type needs to be totp, phone, or webauthn' },
    });
    const without = await send(`${started.url}/factors`, { body: { factor_type: 'totp' } });
    expect(without.status).toBe(401);
  });

  it('accepts each name only once, any number of unnamed factors, and ten in total', async () => {
    const started = await startAuth(await open());
    const { client } = await signUp(started);
    const enrollment = (friendlyName?: string) =>
      client.mfa.enroll({ factorType: 'totp', ...(friendlyName && { friendlyName }) });
    expect((await enrollment('phone')).error).toBeNull();
    expect((await enrollment('phone')).error).toMatchObject({
      status: 422,
      code: 'mfa_factor_name_conflict',
    });
    for (let index = 0; index < 9; index += 1) expect((await enrollment()).error).toBeNull();
    expect((await enrollment()).error).toMatchObject({
      status: 422,
      code: 'too_many_enrolled_mfa_factors',
    });
    started.clock.advance(300_001);
    expect((await enrollment('phone')).error).toBeNull();
  });

  it('returns 404 for invalid ids and factors of other users', async () => {
    const started = await startAuth(await open());
    const { client } = await signUp(started);
    const { factorId } = await enroll(client, started);
    const stranger = await signUp(started, 'stranger@example.com');
    const headers = { authorization: `Bearer ${stranger.session.access_token}` };
    const request = (path: string, method: string) =>
      send(`${started.url}/factors/${path}`, { method, headers });
    for (const path of [factorId, `${factorId}/challenge`]) {
      const method = path === factorId ? 'DELETE' : 'POST';
      expect(await request(path, method)).toMatchObject({
        status: 404,
        body: { error_code: 'mfa_factor_not_found' },
      });
    }
    expect(await request('mine/challenge', 'POST')).toMatchObject({
      status: 404,
      body: { error_code: 'validation_failed' },
    });
  });
});
