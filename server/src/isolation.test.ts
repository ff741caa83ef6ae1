import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { textFile } from '#server/testing/form.ts';
import { enrolSecondFactor, showSecondFactor } from '#server/testing/second-factor.ts';
import { type Person, signIn, signUp, signUpWithoutProfile } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const MISSING = 987_654;

/** The routes that name a document. */
const DOCUMENT_ROUTES = [
  (id: number) => `/api/documents/${id}`,
  (id: number) => `/api/documents/${id}/file`,
  (id: number) => `/api/documents/${id}/text`,
  (id: number) => `/api/documents/${id}/changes`,
  (id: number) => `/api/analysis/${id}`,
  (id: number) => `/api/download-report/${id}`,
];
/** Every route behind the session guard. */
const GUARDED = [
  ['GET', '/api/users/1'],
  ['POST', '/api/users'],
  ['GET', '/api/documents'],
  ['GET', '/api/documents/1'],
  ['DELETE', '/api/documents/1'],
  ['GET', '/api/documents/1/file'],
  ['GET', '/api/documents/1/text'],
  ['GET', '/api/documents/1/changes'],
  ['GET', '/api/documents/1/cleanings'],
  ['POST', '/api/documents/1/clean'],
  ['POST', '/api/documents/1/decisions'],
  ['POST', '/api/documents/1/decisions/restore'],
  ['DELETE', '/api/documents/1/decisions/0'],
  ['POST', '/api/documents/1/rescan'],
  ['POST', '/api/upload'],
  ['GET', '/api/analysis/1'],
  ['POST', '/api/analyze-text'],
  ['GET', '/api/subscription-status'],
  ['POST', '/api/checkout/create-checkout-session'],
  ['POST', '/api/billing/portal-session'],
  ['GET', '/api/embedded-checkout/checkouts/x'],
  ['POST', '/api/embedded-checkout/checkouts/x/pay'],
  ['POST', '/api/embedded-checkout/checkouts/x/confirm'],
  ['GET', '/api/embedded-checkout/portals/x'],
  ['POST', '/api/embedded-checkout/portals/x/plan'],
  ['POST', '/api/embedded-checkout/portals/x/renewal'],
  ['POST', '/api/embedded-checkout/portals/x/card'],
  ['POST', '/api/embedded-checkout/portals/x/period-end'],
  ['GET', '/api/statistics'],
  ['GET', '/api/policies'],
  ['GET', '/api/policies/default'],
  ['PUT', '/api/policies/default'],
  ['GET', '/api/download-report/1'],
  ['POST', '/api/exports'],
  ['GET', '/api/exports/1'],
  ['POST', '/api/account/deletion'],
  ['GET', '/api/retention'],
  ['PUT', '/api/retention'],
  ['GET', '/api/second-reader'],
  ['PUT', '/api/second-reader'],
  ['GET', '/api/api-keys'],
  ['POST', '/api/api-keys'],
  ['DELETE', '/api/api-keys/1'],
  ['GET', '/api/webhooks'],
  ['POST', '/api/webhooks'],
  ['PATCH', '/api/webhooks/1'],
  ['DELETE', '/api/webhooks/1'],
  ['POST', '/api/webhooks/1/secret'],
  ['POST', '/api/webhooks/1/test'],
  ['GET', '/api/webhooks/1/deliveries'],
  ['GET', '/api/audit'],
  ['GET', '/api/audit.csv'],
  ['POST', '/api/policies/check'],
  ['POST', '/api/policies/try'],
  ['GET', '/api/policies/own'],
  ['POST', '/api/policies/own'],
  ['GET', '/api/policies/own/1'],
  ['PUT', '/api/policies/own/1'],
  ['DELETE', '/api/policies/own/1'],
  ['GET', '/api/policies/own/1/revisions/1'],
] as const;

function answerOf({ statusCode, body }: { statusCode: number; body: string }) {
  return { statusCode, body };
}

describeDatabases('two accounts', (_open, databases) => {
  it('cannot see each other on any route', async () => {
    const { app } = await startTestServer(databases);
    const owner = await signUp(app, 'owner@example.com');
    const stranger = await signUp(app, 'stranger@example.com');
    const { id } = await owner.upload(textFile('Write to owner@example.com, please.'));
    await owner.waitFor(id);

    for (const route of DOCUMENT_ROUTES) {
      expect((await owner.get(route(id))).statusCode, route(id)).toBe(200);
      const foreign = answerOf(await stranger.get(route(id)));
      const missing = answerOf(await stranger.get(route(MISSING)));
      expect(foreign.statusCode, route(id)).toBe(404);
      expect(foreign, route(id)).toEqual(missing);
    }
    expect((await stranger.get('/api/documents')).json()).toEqual([]);
    expect((await owner.get('/api/documents')).json()).toHaveLength(1);
    expect((await stranger.get('/api/subscription-status')).json()).toMatchObject({
      documentsUsed: 0,
    });
  });

  it("cannot read or make each other's profile", async () => {
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
  it('lets nobody through without a token that is valid now', async () => {
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

  it('asks for the second factor of an account that has one, on every route', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const before = await signIn(app, person.email);
    const authenticator = await enrolSecondFactor(app, person);
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
    const raised = await showSecondFactor(app, after, authenticator);
    expect((await raised.get('/api/documents')).statusCode).toBe(200);
  });

  it('asks for the profile where a route needs one', async () => {
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
