import { apiKeyListSchema, type ErrorBody } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createApiKey } from '#server/testing/create-api-key.ts';
import { enrollSecondFactor } from '#server/testing/second-factor.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

/** Routes open to keys of either scope; their answers for a missing document do not matter here. */
const READABLE = [
  '/api/documents',
  '/api/documents/1',
  '/api/documents/1/file',
  '/api/documents/1/text',
  '/api/documents/1/changes',
  '/api/documents/1/cleanings',
  '/api/analysis/1',
  '/api/download-report/1',
  '/api/subscription-status',
  '/api/policies',
];
/** They change nothing but have a body, so that the search words are not in the URL. */
const SEARCHES = ['/api/search', '/api/documents/1/search'];
const WRITABLE = [
  ['POST', '/api/upload'],
  ['POST', '/api/analyze-text'],
  ['POST', '/api/documents/1/clean'],
  ['POST', '/api/documents/1/rescan'],
  ['POST', '/api/documents/1/decisions'],
  ['POST', '/api/documents/1/decisions/restore'],
  ['DELETE', '/api/documents/1/decisions/0'],
  ['POST', '/api/documents/1/marks'],
  ['DELETE', '/api/documents/1/marks/1'],
  ['DELETE', '/api/documents/1'],
] as const;
const FOR_SESSIONS = [
  ['GET', '/api/users/1'],
  ['POST', '/api/users'],
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
  ['GET', '/api/policies/own'],
  ['POST', '/api/policies/own'],
  ['PUT', '/api/policies/own/1'],
  ['DELETE', '/api/policies/own/1'],
  ['POST', '/api/policies/check'],
  ['POST', '/api/policies/try'],
  ['POST', '/api/checkout/create-checkout-session'],
  ['POST', '/api/billing/portal-session'],
  ['GET', '/api/embedded-checkout/checkouts/x'],
  ['POST', '/api/embedded-checkout/checkouts/x/pay'],
  ['GET', '/api/embedded-checkout/portals/x'],
  ['POST', '/api/embedded-checkout/portals/x/plan'],
  ['POST', '/api/exports'],
  ['GET', '/api/exports/1'],
  ['POST', '/api/account/deletion'],
  ['GET', '/api/retention'],
  ['PUT', '/api/retention'],
] as const;

function codeOf(answer: { json(): unknown }): string {
  return (answer.json() as ErrorBody).code;
}

describeDatabases('an API key', (_open, databases) => {
  it('grants what its scope allows on every route, and no access to the account itself', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const reader = await createApiKey(app, person, { scope: 'read' });
    const writer = await createApiKey(app, person, { scope: 'write' });
    for (const url of READABLE) {
      for (const program of [reader, writer]) {
        const { statusCode } = await program.request('GET', url);
        expect([url, statusCode === 200 || statusCode === 404]).toEqual([url, true]);
        expect((await program.request('HEAD', url)).statusCode).toBe(statusCode);
      }
    }
    for (const url of SEARCHES) {
      for (const program of [reader, writer]) {
        const { statusCode } = await program.request('POST', url, { text: 'Heron' });
        expect([url, statusCode === 200 || statusCode === 404]).toEqual([url, true]);
      }
    }
    for (const [method, url] of WRITABLE) {
      expect([url, codeOf(await reader.request(method, url))]).toEqual([url, 'api_keys.read_only']);
      const answer = await writer.request(method, url);
      expect([url, answer.body.includes('api_keys')]).toEqual([url, false]);
    }
    for (const [method, url] of FOR_SESSIONS) {
      const answer = await writer.request(method, url);
      expect([url, answer.statusCode, codeOf(answer)]).toEqual([
        url,
        403,
        'api_keys.session_required',
      ]);
    }
    expect((await writer.request('GET', '/auth/v1/user')).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('is stored as a digest, shown once, and kept out of the log', async () => {
    const { app, dependencies, logLines } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const { secret } = await createApiKey(app, person, { name: '  Nightly  ' });
    const list = await person.get('/api/api-keys');
    expect(apiKeyListSchema.parse(list.json())).toMatchObject([
      { name: 'Nightly', scope: 'write', ending: secret.slice(-4), lastUsedAt: null },
    ]);
    const rows = await dependencies.database.selectFrom('api_keys').selectAll().execute();
    for (const text of [JSON.stringify(rows), list.body, logLines.join('')]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(secret.slice(3, 20));
    }
  });

  it('stops working when revoked or expired, or when its owner is banned or deleted', async () => {
    let now = Date.now();
    const clock = { now: () => now };
    const { app, auth } = await startTestServer(databases, { background: false, clock });
    const person = await signUp(app, 'anna@example.com');
    const status = async (program: Awaited<ReturnType<typeof createApiKey>>) =>
      (await program.request('GET', '/api/documents')).statusCode;

    const revoked = await createApiKey(app, person);
    expect(await status(revoked)).toBe(200);
    expect((await person.request('DELETE', `/api/api-keys/${revoked.id}`)).statusCode).toBe(204);
    expect(await status(revoked)).toBe(401);

    const expiresAt = new Date(now + 1000).toISOString();
    const expiring = await createApiKey(app, person, { expiresAt });
    expect(await status(expiring)).toBe(200);
    now += 1000;
    expect(codeOf(await expiring.request('GET', '/api/documents'))).toBe('api_keys.invalid');
    const past = await person.post('/api/api-keys', { name: 'a', scope: 'read', expiresAt });
    expect([past.statusCode, codeOf(past)]).toEqual([400, 'api_keys.expiry_past']);

    const lasting = await createApiKey(app, person);
    await auth?.users.update(person.userId, { banDuration: '1h' });
    expect(await status(lasting)).toBe(401);
    await auth?.users.update(person.userId, { banDuration: 'none' });
    expect(await status(lasting)).toBe(200);
    await auth?.users.delete(person.userId, true);
    expect(await status(lasting)).toBe(401);
  });

  it('that was created before its owner added a second factor is rejected', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const before = await createApiKey(app, person);
    await enrollSecondFactor(app, person);
    const answer = await before.request('GET', '/api/documents');
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'api_keys.second_factor_required']);
  });

  it('records its last use to the minute, and its first use of each day in the activity log', async () => {
    let now = Date.parse('2026-11-21T23:30:00Z');
    const { app } = await startTestServer(databases, {
      background: false,
      clock: { now: () => now },
    });
    const person = await signUp(app, 'anna@example.com');
    const program = await createApiKey(app, person);
    const use = async () => {
      await Promise.all([1, 2, 3].map(() => program.request('GET', '/api/documents')));
      const [key] = apiKeyListSchema.parse((await person.get('/api/api-keys')).json());
      return key?.lastUsedAt;
    };
    const first = new Date(now).toISOString();
    expect(await use()).toBe(first);
    now += 59_000;
    expect(await use()).toBe(first);
    now += 1000;
    expect(await use()).toBe(new Date(now).toISOString());
    const uses = async () =>
      (await person.get('/api/audit?kind=key.used')).json<{ entries: unknown[] }>().entries;
    expect(await uses()).toHaveLength(1);
    now = Date.parse('2026-11-22T00:00:00Z');
    await use();
    expect(await uses()).toMatchObject([
      { subject: { id: program.id, name: 'CI' }, agent: { kind: 'key', name: 'CI' } },
      { at: first },
    ]);
  });

  it('of another account can be neither seen nor revoked, and an account has at most 50', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const owner = await signUp(app, 'owner@example.com');
    const stranger = await signUp(app, 'stranger@example.com');
    const { id } = await createApiKey(app, owner);
    expect((await stranger.get('/api/api-keys')).json()).toEqual([]);
    const answer = await stranger.request('DELETE', `/api/api-keys/${id}`);
    expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'api_keys.not_found']);
    const many = await Promise.all(
      Array.from({ length: 55 }, () => owner.post('/api/api-keys', { name: 'x', scope: 'read' })),
    );
    expect(many.filter(({ statusCode }) => statusCode === 201)).toHaveLength(49);
    expect(apiKeyListSchema.parse((await owner.get('/api/api-keys')).json())).toHaveLength(50);
  });

  it('can only be created with a valid name, scope and expiry', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const invalidInputs = [
      {},
      { name: '', scope: 'read' },
      { name: 'a\nb', scope: 'read' },
      { name: 'x'.repeat(81), scope: 'read' },
      { name: 'a', scope: 'admin' },
      { name: 'a', scope: 'read', expiresAt: 'tomorrow' },
      { name: 'a', scope: 'read', profileId: 1 },
    ];
    for (const input of invalidInputs) {
      expect([input, (await person.post('/api/api-keys', input)).statusCode]).toEqual([input, 400]);
    }
  });
});
