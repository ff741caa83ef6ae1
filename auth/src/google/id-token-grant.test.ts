import { createHash } from 'node:crypto';

import type { DatabaseConnection } from '@proviso/database';
import { describeDatabases } from '@proviso/database/testing';
import { generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { expect, it } from 'vitest';

import { openTables } from '../tables.ts';
import { send } from '../testing/send.ts';
import { signUp } from '../testing/sign-up.ts';
import { startAuth } from '../testing/start-auth.ts';
import { startProvider } from '../testing/start-provider.ts';

const NONCE = 'a nonce of the browser';
const hashedNonce = createHash('sha256').update(NONCE).digest('hex');
const accessTokenHash = (token: string) =>
  createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');

async function start(connection: DatabaseConnection, options = {}) {
  const provider = await startProvider();
  const started = await startAuth(connection, { google: provider.google, ...options });
  const now = Math.floor(started.clock.now() / 1000);
  const claims: JWTPayload = {
    sub: 'google-ada',
    email: 'ada@example.com',
    email_verified: true,
    name: 'Ada Lovelace',
    iat: now,
    exp: now + 600,
  };
  const grant = (body: object, headers = {}) =>
    send(`${started.url}/token?grant_type=id_token`, {
      body: { provider: 'google', ...body },
      headers,
    });
  return { provider, started, claims, grant, now };
}

const BAD = { status: 400, body: { error: 'invalid request', error_description: 'Bad ID token' } };

describeDatabases('POST /token?grant_type=id_token', (open) => {
  it('signs in with an ID token from the provider, through the official client', async () => {
    const { provider, started, claims } = await start(await open());
    const accessToken = 'an access token of the provider';
    const token = await provider.sign({
      ...claims,
      nonce: hashedNonce,
      at_hash: accessTokenHash(accessToken),
    });
    const client = started.client();
    const { data, error } = await client.signInWithIdToken({
      provider: 'google',
      token,
      access_token: accessToken,
      nonce: NONCE,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: 'ada@example.com',
      user_metadata: { full_name: 'Ada Lovelace', email_verified: true },
    });
    const principal = await started.auth.verifyAccessToken(data.session?.access_token ?? '');
    expect(principal).toMatchObject({ isEmailProven: true, aal: 'aal1' });
  });

  it.each<[string, JWTPayload]>([
    ['for somebody else', { aud: 'somebody else' }],
    ['for others as well', { aud: ['proviso', 'somebody else'] }],
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    ['that has expired', { exp: 1_600_000_000 }],
    ['that names nobody', { sub: '' }],
  ])('refuses a token %s', async (_title, forged) => {
    const connection = await open();
    const { provider, claims, grant } = await start(connection);
    const token = await provider.sign({ ...claims, ...forged });
    expect(await grant({ id_token: token })).toMatchObject(BAD);
    const users = await openTables(connection).selectFrom('authUsers').select('id').execute();
    expect(users).toEqual([]);
  });

  it('refuses a missing token, and one that is unsigned, malformed or signed by an unknown key', async () => {
    const { provider, claims, grant } = await start(await open());
    const { privateKey } = await generateKeyPair('RS256');
    const { issuer, clientId } = provider.google;
    const foreign = await new SignJWT({ ...claims, iss: issuer ?? '', aud: clientId })
      .setProtectedHeader({ alg: 'RS256', kid: 'provider' })
      .sign(privateKey);
    const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const unsigned = `${header}.${foreign.split('.')[1]}.`;
    const unknown = await provider.sign(claims, { kid: 'unknown' });
    for (const token of [foreign, unsigned, unknown, 'nonsense']) {
      expect(await grant({ id_token: token })).toMatchObject(BAD);
    }
    expect(await grant({})).toMatchObject({ status: 400, body: { error: 'invalid request' } });
  });

  it('requires matching nonces in the token and the request, or none in either', async () => {
    const { provider, claims, grant } = await start(await open());
    const withNonce = await provider.sign({ ...claims, nonce: hashedNonce });
    const without = await provider.sign(claims);
    const plain = await provider.sign({ ...claims, nonce: NONCE });
    for (const body of [
      { id_token: withNonce },
      { id_token: without, nonce: NONCE },
      { id_token: withNonce, nonce: 'another' },
      { id_token: plain, nonce: NONCE },
    ]) {
      expect((await grant(body)).status).toBe(400);
    }
    expect((await grant({ id_token: withNonce, nonce: NONCE })).status).toBe(200);
    expect((await grant({ id_token: without })).status).toBe(200);
  });

  it('requires an access token to match the hash in the ID token', async () => {
    const { provider, claims, grant } = await start(await open());
    const token = await provider.sign({ ...claims, at_hash: accessTokenHash('mine') });
    const without = await provider.sign(claims);
    expect(await grant({ id_token: token, access_token: 'another' })).toMatchObject(BAD);
    expect(await grant({ id_token: without, access_token: 'mine' })).toMatchObject(BAD);
    expect((await grant({ id_token: token, access_token: 'mine' })).status).toBe(200);
  });

  it('refuses an address that the provider has not verified', async () => {
    const { provider, claims, grant, started } = await start(await open());
    await signUp(started);
    const token = await provider.sign({ ...claims, email_verified: false });
    expect(await grant({ id_token: token })).toMatchObject({
      status: 422,
      body: { error_code: 'provider_email_needs_verification' },
    });
  });

  it("links the identity to the signed-in user's account when manual linking is enabled", async () => {
    const { provider, claims, grant, started } = await start(await open(), { manualLinking: true });
    const { session } = await signUp(started, 'grace@example.com');
    const token = await provider.sign(claims);
    const headers = { authorization: `Bearer ${session.access_token}` };
    const body = { id_token: token, link_identity: true };
    expect((await grant(body)).status).toBe(401);
    expect(await grant(body, headers)).toMatchObject({
      status: 200,
      body: { user: { id: session.user.id, email: 'grace@example.com' } },
    });
  });

  it('links nothing without a recent sign-in', async () => {
    const limits = { recentSignIn: 1000 };
    const options = { manualLinking: true, limits };
    const { provider, claims, grant, started } = await start(await open(), options);
    const { session } = await signUp(started, 'grace@example.com');
    started.clock.advance(2000);
    const headers = { authorization: `Bearer ${session.access_token}` };
    const body = { id_token: await provider.sign(claims), link_identity: true };
    expect(await grant(body, headers)).toMatchObject({
      status: 400,
      body: { error_code: 'reauthentication_needed' },
    });
  });

  it('refuses Google when it is not configured, and unknown providers', async () => {
    const { provider, claims, grant } = await start(await open());
    const token = await provider.sign(claims);
    const without = await startAuth(await open());
    const answer = await send(`${without.url}/token?grant_type=id_token`, {
      body: { provider: 'google', id_token: token },
    });
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'provider_disabled' } });
    expect((answer.body as { msg: string }).msg).toMatch(/is not enabled/u);
    expect(await grant({ provider: 'apple', id_token: token })).toMatchObject({
      status: 400,
      body: {
        error_code: 'provider_disabled',
        msg: 'Provider (issuer "https://appleid.apple.com") is not enabled',
      },
    });
    expect(await grant({ provider: 'https://evil.test', id_token: token })).toMatchObject({
      status: 400,
      body: { error_description: 'Custom OIDC provider "https://evil.test" not allowed' },
    });
  });
});
