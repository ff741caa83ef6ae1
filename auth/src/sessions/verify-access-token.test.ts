import { createHmac, randomUUID } from 'node:crypto';

import { describeDatabases } from '@proviso/database/testing';
import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import { expect, it } from 'vitest';

import { openTables } from '../tables.ts';
import { send } from '../testing/send.ts';
import { signUp } from '../testing/sign-up.ts';
import { startAuth, type StartedAuth } from '../testing/start-auth.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part = '') =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** The verdicts of both the function that guards the API and `GET /user` on a token. */
async function judge({ auth, url }: StartedAuth, token: string): Promise<unknown> {
  const outcome = await auth.verifyAccessToken(token).then(
    () => 'valid',
    (error: { code: string }) => error.code,
  );
  const { status, body } = await send(`${url}/user`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const answered = status === 200 ? 'valid' : (body as { error_code: string }).error_code;
  expect(answered).toBe(outcome);
  if (status !== 200) expect(status).toBe(403);
  return outcome;
}

describeDatabases('an access token', (open) => {
  it('identifies its user and session', async () => {
    const started = await startAuth(await open());
    const client = started.client();
    const { data } = await client.signUp({
      email: 'ada@example.com',
      password: 'correct horse battery staple',
      options: { data: { display_name: 'Ada' } },
    });
    const principal = await started.auth.verifyAccessToken(data.session?.access_token ?? '');
    expect(principal).toEqual({
      userId: data.user?.id,
      email: 'ada@example.com',
      isAnonymous: false,
      isEmailProven: false,
      sessionId: expect.stringMatching(/^[\da-f-]{36}$/u),
      aal: 'aal1',
      authenticatedAt: Math.floor(started.clock.now() / 1000) * 1000,
      hasVerifiedFactor: false,
      metadata: { display_name: 'Ada' },
    });
  });

  it('is verified by the official client with the published keys', async () => {
    const started = await startAuth(await open());
    const { client, session } = await signUp(started);
    const { data, error } = await client.getClaims();
    expect(error).toBeNull();
    expect(data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT' });
    expect(data?.claims).toMatchObject({
      iss: 'http://proviso.test/auth/v1',
      sub: session.user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: 'ada@example.com',
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      is_anonymous: false,
    });
    expect((data?.claims.exp ?? 0) - (data?.claims.iat ?? 0)).toBe(3600);
  });

  it('is refused once expired', async () => {
    const started = await startAuth(await open());
    const { session } = await signUp(started);
    expect(await judge(started, session.access_token)).toBe('valid');
    started.clock.advance(3_600_000);
    expect(await judge(started, session.access_token)).toBe('bad_jwt');
  });

  it('is refused when any part is replaced', async () => {
    const started = await startAuth(await open());
    const { session } = await signUp(started);
    const other = await signUp(started, 'other@example.com');
    const [header = '', payload = '', signature = ''] = session.access_token.split('.');
    const [, foreignPayload = '', foreignSignature = ''] = other.session.access_token.split('.');
    const forged = [
      `${header}.${foreignPayload}.${signature}`,
      `${header}.${payload}.${foreignSignature}`,
      `${header}.${encode({ ...decode(payload), role: 'service_role' })}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      'nonsense',
    ];
    for (const token of forged) expect(await judge(started, token)).toBe('bad_jwt');
  });

  it('is refused without a signature, or when signed with another kind of key', async () => {
    const started = await startAuth(await open());
    const { session } = await signUp(started);
    const [header = '', payload = ''] = session.access_token.split('.');
    const { kid } = decode(header);
    expect(await judge(started, `${encode({ alg: 'none', typ: 'JWT', kid })}.${payload}.`)).toBe(
      'bad_jwt',
    );
    const { body } = await send(`${started.url}/.well-known/jwks.json`);
    const signed = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${payload}`;
    for (const secret of [JSON.stringify(body), String(kid), '']) {
      const mac = createHmac('sha256', secret).update(signed).digest('base64url');
      expect(await judge(started, `${signed}.${mac}`)).toBe('bad_jwt');
    }
  });

  it('cannot supply its own key', async () => {
    const started = await startAuth(await open());
    const { session } = await signUp(started);
    const [header = '', payload = ''] = session.access_token.split('.');
    const kid = String(decode(header)['kid']);
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    const jwk = await exportJWK(publicKey);
    const headers: Partial<JWTHeaderParameters>[] = [
      { jwk },
      { jwk, kid },
      { kid },
      { kid: 'unknown' },
      { jku: 'http://127.0.0.1:9/', kid },
    ];
    for (const extra of headers) {
      const token = await new SignJWT(decode(payload))
        .setProtectedHeader({ ...extra, alg: 'ES256', typ: 'JWT' })
        .sign(privateKey);
      expect(await judge(started, token)).toBe('bad_jwt');
    }
  });

  it('is refused when another issuer created it with the same keys', async () => {
    const connection = await open();
    const started = await startAuth(connection);
    const { sealer } = started;
    const foreign = await startAuth(connection, { issuer: 'http://other.test/auth/v1', sealer });
    const { session } = await signUp(foreign);
    expect(await judge(foreign, session.access_token)).toBe('valid');
    expect(await judge(started, session.access_token)).toBe('bad_jwt');
  });

  it('is refused once its user is deleted or banned', async () => {
    const connection = await open();
    const started = await startAuth(connection);
    const { session } = await signUp(started);
    const database = openTables(connection);
    await database
      .updateTable('authUsers')
      .set({ bannedUntil: started.clock.now() + 60_000 })
      .execute();
    expect(await judge(started, session.access_token)).toBe('user_banned');
    await database.deleteFrom('authUsers').execute();
    expect(await judge(started, session.access_token)).toBe('user_not_found');
    expect(await database.selectFrom('authSessions').selectAll().execute()).toEqual([]);
  });

  it('is refused when its session belongs to another user', async () => {
    const connection = await open();
    const started = await startAuth(connection);
    const { session } = await signUp(started);
    const other = await signUp(started, 'other@example.com');
    await openTables(connection)
      .updateTable('authSessions')
      .set({ userId: other.session.user.id })
      .where('userId', '=', session.user.id)
      .execute();
    expect(await judge(started, session.access_token)).toBe('session_not_found');
  });

  it('expires with its session', async () => {
    const limits = { sessionLife: 60_000 };
    const started = await startAuth(await open(), { limits });
    const { session } = await signUp(started);
    started.clock.advance(60_000);
    expect(await judge(started, session.access_token)).toBe('session_not_found');
  });

  it('has the assurance level of its session if that is lower', async () => {
    const connection = await open();
    const started = await startAuth(connection);
    const { client, session } = await signUp(started);
    const database = openTables(connection);
    const levelOf = async (token = '') => (await started.auth.verifyAccessToken(token)).aal;
    await database.updateTable('authSessions').set({ aal: 'aal2' }).execute();
    expect(await levelOf(session.access_token)).toBe('aal1');
    const { data } = await client.refreshSession();
    expect(await levelOf(data.session?.access_token)).toBe('aal2');
    await database.updateTable('authSessions').set({ aal: 'aal1' }).execute();
    expect(await levelOf(data.session?.access_token)).toBe('aal1');
  });

  it('requires an existing session', async () => {
    const connection = await open();
    const started = await startAuth(connection);
    const { session } = await signUp(started);
    await openTables(connection).updateTable('authSessions').set({ id: randomUUID() }).execute();
    expect(await judge(started, session.access_token)).toBe('session_not_found');
  });
});
