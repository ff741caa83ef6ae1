import { configurationSchema, errorBodySchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { decodeJwt, type JWTPayload, SignJWT } from 'jose';
import { expect, it } from 'vitest';

import { enrollSecondFactor, verifySecondFactor } from '#server/testing/second-factor.ts';
import { personFromSession, signIn } from '#server/testing/sign-up.ts';
import { startHostedProject } from '#server/testing/start-hosted-project.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const SECRET = 'a secret that the project and we know';
const EMAIL = 'anna@example.com';

function statusAndCode(answer: { statusCode: number; json(): unknown }) {
  return [answer.statusCode, errorBodySchema.parse(answer.json()).code];
}

function signWith(secret: string, claims: JWTPayload): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
}

describeDatabases('a server with a hosted auth service', (_open, databases) => {
  const background = false;

  it('accepts its tokens, runs no auth service of its own, and points the browser to the hosted one', async () => {
    const project = await startHostedProject(databases);
    const { environment } = project;
    const { app } = await startTestServer(databases, { environment, background });
    const person = personFromSession(app, EMAIL, await project.signUp(EMAIL));
    const profile = await person.post('/api/users', { name: 'Anna' });
    expect(profile.json()).toMatchObject({ email: EMAIL, name: 'Anna', isEmailVerified: false });
    expect((await person.get('/api/documents')).json()).toEqual([]);
    expect((await app.inject('/auth/v1/settings')).statusCode).toBe(404);
    const answer = await app.inject('/api/config');
    expect(configurationSchema.parse(answer.json()).auth).toEqual({
      mode: 'hosted',
      url: project.url,
      publicKey: 'public-key',
      google: false,
      signup: 'open',
      confirmsSignUps: false,
      deletesUsers: false,
      passwordMinLength: 6,
    });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain(`connect-src 'self' ${new URL(project.url).origin}`);
  });

  it('rejects anonymous users of the project', async () => {
    const project = await startHostedProject(databases);
    const { environment } = project;
    const { app } = await startTestServer(databases, { environment, background });
    const nobody = personFromSession(app, '', await project.signUp());
    expect(statusAndCode(await nobody.post('/api/users', {}))).toEqual([401, 'session.invalid']);
  });

  it('checks each token with the project once a minute and then notices an ended session', async () => {
    const project = await startHostedProject(databases);
    let now = Date.now();
    const clock = { now: () => now };
    const { environment } = project;
    const { app } = await startTestServer(databases, { environment, background, clock });
    const person = personFromSession(app, EMAIL, await project.signUp(EMAIL));
    await person.post('/api/users', {});
    await Promise.all(Array.from({ length: 5 }, () => person.get('/api/documents')));
    expect(project.requests).toEqual(['/.well-known/jwks.json', '/user']);

    const headers = { authorization: `Bearer ${person.token}` };
    await project.app.inject({ method: 'POST', url: '/auth/v1/logout', headers });
    now += 60_000;
    for (let count = 0; count < 3; count += 1) {
      expect(statusAndCode(await person.get('/api/documents'))).toEqual([401, 'session.invalid']);
    }
    expect(project.requests).toHaveLength(3);
  });

  it('rejects forged, foreign and expired tokens without asking the project', async () => {
    const project = await startHostedProject(databases);
    const other = await startHostedProject(databases);
    let now = Date.now();
    const clock = { now: () => now };
    const { environment } = project;
    const { app } = await startTestServer(databases, { environment, background, clock });
    const person = personFromSession(app, EMAIL, await project.signUp(EMAIL));
    const foreign = personFromSession(app, EMAIL, await other.signUp(EMAIL));
    const [header, claims, signature = ''] = person.token.split('.');
    const tampered = `${header}.${claims}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    for (const token of [foreign.token, tampered, unsigned, 'nonsense', 'a.b.c']) {
      const answer = await app.inject({
        url: '/api/documents',
        headers: { authorization: `Bearer ${token}` },
      });
      expect(statusAndCode(answer)).toEqual([401, 'session.invalid']);
    }
    now += 2 * 60 * 60_000;
    expect(statusAndCode(await person.get('/api/documents'))).toEqual([401, 'session.invalid']);
    expect(project.requests.filter((path) => path === '/user')).toEqual([]);
  });

  it('answers 503 instead of signing users out while the project is unreachable', async () => {
    const project = await startHostedProject(databases);
    const { environment } = project;
    const { app } = await startTestServer(databases, { environment, background });
    const person = personFromSession(app, EMAIL, await project.signUp(EMAIL));
    project.app.server.closeAllConnections();
    project.app.server.close();
    const answer = await person.get('/api/documents');
    expect(statusAndCode(answer)).toEqual([503, 'session.unavailable']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const { auth } = configurationSchema.parse((await app.inject('/api/config')).json());
    expect(auth).toMatchObject({ mode: 'hosted', google: false, confirmsSignUps: true });
  });

  it('requires the second factor of an account that has one', async () => {
    const project = await startHostedProject(databases);
    const { environment } = project;
    const { app } = await startTestServer(databases, { environment, background });
    await project.signUp(EMAIL);
    const there = await signIn(project.app, EMAIL);
    const authenticator = await enrollSecondFactor(project.app, there);
    const half = await signIn(project.app, EMAIL);
    const whole = await verifySecondFactor(project.app, half, authenticator);
    const ask = async ({ token }: { token: string }) =>
      app.inject({ url: '/api/documents', headers: { authorization: `Bearer ${token}` } });
    expect(statusAndCode(await ask(half))).toEqual([403, 'session.second_factor_required']);
    expect(statusAndCode(await ask(whole))).toEqual([403, 'profiles.required']);
  });

  it('limits the unverified tokens per client address it sends to the project, without affecting other addresses', async () => {
    const project = await startHostedProject(databases, { algorithm: 'HS256', secret: SECRET });
    let now = Date.now();
    const clock = { now: () => now };
    const { environment } = project;
    const { app } = await startTestServer(databases, { environment, background, clock });
    const person = personFromSession(app, EMAIL, await project.signUp(EMAIL));
    const other = personFromSession(
      app,
      'bert@example.com',
      await project.signUp('bert@example.com'),
    );
    await person.post('/api/users', {});
    const claims = decodeJwt(person.token);
    const forge = (index: number) => signWith(`no secret of the project, number ${index}`, claims);
    const show = (token: string, remoteAddress: string) =>
      app.inject({
        url: '/api/documents',
        remoteAddress,
        headers: { authorization: `Bearer ${token}` },
      });
    const forged = await Promise.all(Array.from({ length: 100 }, (_, index) => forge(index)));
    const before = project.requests.length;
    const answers = await Promise.all(forged.map((token) => show(token, '127.0.0.1')));
    expect(project.requests.length - before).toBe(60);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 401)).toHaveLength(60);
    expect(codes.filter((code) => code === 503)).toHaveLength(40);

    expect((await show(other.token, '192.0.2.7')).statusCode).toBe(403);
    expect((await show(await forge(100), '127.0.0.1')).statusCode).toBe(503);
    now += 60_000;
    await Promise.all(forged.map((token) => show(token, '127.0.0.1')));
    expect((await show(person.token, '127.0.0.1')).statusCode).toBe(200);
  });

  it.each([
    ['checks tokens of a shared secret itself where it is told the secret', SECRET],
    ['shows tokens of a shared secret to the project where it is not', ''],
  ])('%s', async (_title, jwtSecret) => {
    const project = await startHostedProject(databases, { algorithm: 'HS256', secret: SECRET });
    const environment = { ...project.environment, SUPABASE_JWT_SECRET: jwtSecret };
    const { app } = await startTestServer(databases, { environment, background });
    const person = personFromSession(app, EMAIL, await project.signUp(EMAIL));
    expect(statusAndCode(await person.get('/api/documents'))).toEqual([403, 'profiles.required']);
    expect(project.requests).toEqual(['/user']);

    const claims = decodeJwt(person.token);
    const { exp: _expiry, ...withoutExpiry } = claims;
    const forged = [
      await signWith('another secret that nobody told us', claims),
      await signWith(SECRET, { ...claims, iss: 'https://elsewhere.example/auth/v1' }),
      await signWith(SECRET, { ...claims, aud: 'anon' }),
      await signWith(SECRET, { ...claims, exp: Math.floor(Date.now() / 1000) - 1 }),
      await signWith(SECRET, withoutExpiry),
    ];
    for (const token of forged) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await app.inject({ url: '/api/documents', headers });
      expect(statusAndCode(answer)).toEqual([401, 'session.invalid']);
    }
  });
});
