import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { API_OPERATIONS, type ApiOperation } from '#server/openapi/operations.ts';
import { createApiKey } from '#server/testing/create-api-key.ts';
import { textFile } from '#server/testing/form.ts';
import { enrollSecondFactor, verifySecondFactor } from '#server/testing/second-factor.ts';
import { type Person, signIn, signUp, signUpWithoutProfile } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const MISSING = 987_654;

/** Requests that need a body. */
const PAYLOADS: Readonly<Record<string, object>> = {
  '/documents/{id}/decisions': { finding: 0, reason: 'false-alarm' },
  '/documents/{id}/decisions/restore': { findings: [{ finding: 0 }] },
  '/allowed': { document: 1, findings: [{ finding: 0 }], reason: 'false-alarm' },
  '/documents/{id}/marks': { text: 'example', category: 'pii' },
  '/documents/{id}/search': { text: 'example' },
};

/** The address of an operation. */
function addressOf({ path }: Pick<ApiOperation, 'path'>, id: number | string = 1): string {
  return `/api${path}`.replace('{session}', 'x').replaceAll(/\{\w+\}/g, String(id));
}

const ofDocuments = API_OPERATIONS.filter(
  ({ access, path }) => access === 'session-or-key' && path.includes('{id}'),
);
/** Every route behind the session guard. */
const GUARDED = API_OPERATIONS.filter(({ access }) => access !== 'public').map(
  (operation) => [operation.method, addressOf(operation)] as const,
);

function answerOf({ statusCode, body }: { statusCode: number; body: string }) {
  return { statusCode, body };
}

describeDatabases('two accounts', (_open, databases) => {
  it("cannot see each other's data on any route", async () => {
    const { app } = await startTestServer(databases);
    const owner = await signUp(app, 'owner@example.com');
    const stranger = await signUp(app, 'stranger@example.com');
    const { id } = await owner.upload(textFile('Write to owner@example.com, please.'));
    await owner.waitFor(id);

    for (const operation of ofDocuments) {
      const { method, path } = operation;
      const ask = async (person: Person, document: number) => {
        const payload = PAYLOADS[path] ?? {};
        const url = addressOf(operation, document);
        return answerOf(await person.request(method, url, method === 'GET' ? {} : { payload }));
      };
      const foreign = await ask(stranger, id);
      expect([path, foreign.statusCode]).toEqual([path, 404]);
      expect([path, foreign]).toEqual([path, await ask(stranger, MISSING)]);
      if (method === 'GET') expect([path, (await ask(owner, id)).statusCode]).toEqual([path, 200]);
    }
    expect((await stranger.get('/api/documents')).json()).toEqual([]);
    expect((await owner.get('/api/documents')).json()).toHaveLength(1);
    expect((await stranger.get('/api/subscription-status')).json()).toMatchObject({
      documentsUsed: 0,
    });
  });

  it("cannot read or create each other's profile", async () => {
    const { app } = await startTestServer(databases, { background: false });
    const owner = await signUp(app, 'owner@example.com');
    const stranger = await signUpWithoutProfile(app, 'stranger@example.com');
    for (const id of [owner.userId, String(owner.profileId)]) {
      expect((await owner.get(`/api/users/${id}`)).statusCode).toBe(200);
      expect(answerOf(await stranger.get(`/api/users/${id}`))).toEqual(
        answerOf(await stranger.get(`/api/users/${MISSING}`)),
      );
      expect((await stranger.post('/api/users', { id, name: 'X' })).statusCode).toBe(403);
    }
  });

  it('cannot list by a user id other than their own', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const owner = await signUp(app, 'owner@example.com');
    const stranger = await signUp(app, 'stranger@example.com');
    const listBy = async (person: Person, query: string) =>
      (await person.get(`/api/documents?${query}`)).statusCode;
    expect(await listBy(owner, `userId=${owner.profileId}`)).toBe(200);
    expect(await listBy(owner, `userId=${owner.userId}`)).toBe(200);
    expect(await listBy(owner, `userId=${stranger.profileId}`)).toBe(403);
    expect(await listBy(owner, 'userId=')).toBe(403);
    expect(await listBy(owner, `userId=${owner.profileId}&userId=${stranger.profileId}`)).toBe(400);
  });
});

describeDatabases('the session guard', (_open, databases) => {
  it('rejects requests without a currently valid token', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const other = await signUp(app, 'other@example.com');
    await person.request('POST', '/auth/v1/logout');
    const [header, claims] = other.token.split('.');
    const credentials = [
      undefined,
      'Bearer',
      'Bearer nonsense',
      `Basic ${other.token}`,
      `Bearer ${header}.${claims}.`,
      `Bearer ${person.token}`,
      `Bearer pv_${'0'.repeat(32)}1Enkj9`,
      'Bearer pv_',
    ];
    for (const [method, url] of GUARDED) {
      for (const authorization of credentials) {
        const headers = { ...(authorization && { authorization }), cookie: `token=${other.token}` };
        const response = await app.inject({ method, url, headers });
        expect([url, authorization, response.statusCode]).toEqual([url, authorization, 401]);
        expect(response.json<{ code: string }>().code).toMatch(/^(session|api_keys)\./);
      }
    }
  });

  it('admits API keys only on the routes and within the scope they allow', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const keys = {
      read: await createApiKey(app, person, { scope: 'read' }),
      write: await createApiKey(app, person, { scope: 'write' }),
    };
    for (const operation of API_OPERATIONS.filter(({ access }) => access !== 'public')) {
      const { method, access, path, isReadOnly = method === 'GET' } = operation;
      for (const [scope, key] of Object.entries(keys)) {
        const answer = await key.request(method, addressOf(operation));
        const { code } = answer.statusCode < 400 ? {} : answer.json<{ code?: string }>();
        const isShort = scope === 'read' && !isReadOnly;
        const expected =
          access === 'session' ? 'session_required' : isShort ? 'read_only' : undefined;
        const refused = /^api_keys\.(.*)$/.exec(code ?? '')?.[1];
        expect([method, path, scope, refused]).toEqual([method, path, scope, expected]);
      }
    }
  });

  it('requires the second factor on every route when the account has one', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const before = await signIn(app, person.email);
    const authenticator = await enrollSecondFactor(app, person);
    const after = await signIn(app, person.email);
    for (const session of [before, after]) {
      for (const [method, url] of GUARDED) {
        const response = await session.request(method, url);
        const { code } = response.json<{ code: string }>();
        const isRefused = response.statusCode === 401 || response.statusCode === 403;
        expect([url, isRefused]).toEqual([url, true]);
        expect(code).toMatch(session === after ? /second_factor_required$/ : /^session\./);
      }
    }
    expect((await after.get('/auth/v1/user')).statusCode).toBe(200);
    expect((await after.get('/api/config')).statusCode).toBe(200);
    const raised = await verifySecondFactor(app, after, authenticator);
    expect((await raised.get('/api/documents')).statusCode).toBe(200);
  });

  it('requires a profile on routes that need one', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUpWithoutProfile(app, 'anna@example.com');
    expect((await person.get(`/api/users/${person.userId}`)).statusCode).toBe(404);
    const response = await person.get('/api/documents');
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
      403,
      'profiles.required',
    ]);
  });
});
