import { errorBodySchema } from '@proviso/contracts';
import { describeDatabases, type TestDatabases } from '@proviso/database/testing';
import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';

import { createApp } from '#server/app.ts';
import { createFeatures } from '#server/features.ts';
import type { Identity } from '#server/ports/identity.ts';
import { textFile } from '#server/testing/form.ts';
import { type Person, signUp, signUpWithoutProfile } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

import { createAccounts } from './index.ts';

const EMAIL = 'quentin.vanderbilt@example.com';
const POLICY = `name: own
title: Own
version: '1'
terms:
  - { id: bird, name: Bird, category: policy, severity: high, words: [heron] }
`;

/** Every request by which an owner adds data to an account. */
const WRITES: Readonly<Record<string, (person: Person) => Promise<LightMyRequestResponse>>> = {
  profile: (person) => person.post('/api/users', { name: 'Quentin' }),
  document: (person) => person.sendForm([['file', textFile('Ask Wilhelmina.')]]),
  text: (person) => person.post('/api/analyze-text', { text: 'Ask Wilhelmina.' }),
  export: (person) => person.post('/api/exports', {}),
  retention: (person) => person.request('PUT', '/api/retention', { payload: { days: 30 } }),
  'default policy': (person) =>
    person.request('PUT', '/api/policies/default', { payload: { policy: 'gdpr' } }),
  'own policy': (person) => person.post('/api/policies/own', { source: POLICY }),
  webhook: (person) =>
    person.post('/api/webhooks', { url: 'https://example.com', events: ['analysis.failed'] }),
  'API key': (person) =>
    person.post('/api/api-keys', { name: 'script', scope: 'write', expiresAt: null }),
  'allowed value': (person) =>
    person.post('/api/allowed', { type: 'us-ssn', text: '123-45-6789', reason: 'false-alarm' }),
  customer: (person) => person.post('/api/checkout/create-checkout-session', { plan: 'pro' }),
};

describeDatabases('a request admitted before its account was deleted', (_open, databases) => {
  it('is rejected with an invalid session and leaves no data', async () => {
    const { server, app, eraseNext } = await startWithErasure(databases);
    for (const [name, write] of Object.entries(WRITES)) {
      const person = await signUp(app, EMAIL);
      eraseNext(person.userId);
      const answer = await write(person);
      const { code } = errorBodySchema.parse(answer.json());
      expect([name, answer.statusCode, code]).toEqual([name, 401, 'session.invalid']);
      expect([name, await countRows(server)]).toEqual([name, 0]);
    }
  });

  it('creates no profile if there was none', async () => {
    const { server, app, eraseNext } = await startWithErasure(databases);
    const person = await signUpWithoutProfile(app, EMAIL);
    eraseNext(person.userId);
    expect((await person.post('/api/users', { name: 'Quentin' })).statusCode).toBe(401);
    expect(await countRows(server)).toBe(0);
  });

  it('creates no profile even where the auth service cannot be locked, as with a hosted one', async () => {
    const { server, app, eraseNext } = await startWithErasure(databases, {
      lockSession: () => Promise.resolve(),
    });
    const person = await signUpWithoutProfile(app, EMAIL);
    eraseNext(person.userId);
    expect((await person.post('/api/users', { name: 'Quentin' })).statusCode).toBe(401);
    expect(await countRows(server)).toBe(0);
    const other = await signUpWithoutProfile(app, 'other@example.com');
    expect((await other.post('/api/users', { name: 'Other' })).statusCode).toBe(201);
  });

  it('has the profile deleted if it creates one during the deletion', async () => {
    const server = await startTestServer(databases, { background: false });
    const { identity } = server.dependencies;
    const person = await signUpWithoutProfile(server.app, EMAIL);
    const { eraseAccount } = createAccounts({
      ...server.dependencies,
      identity: {
        ...identity,
        async deleteUser(userId) {
          await person.post('/api/users', { name: 'Quentin' });
          await identity.deleteUser(userId);
        },
      },
      deletionHooks: [],
      forgetReading: () => undefined,
    });
    expect(await eraseAccount(person.userId)).toBe(true);
    expect(await countRows(server)).toBe(0);
  });
});

/** A server that deletes an account right after admitting one of its requests. */
async function startWithErasure(databases: TestDatabases, changes: Partial<Identity> = {}) {
  const server = await startTestServer(databases, { background: false });
  const identity = { ...server.dependencies.identity, ...changes };
  const features = createFeatures({ ...server.dependencies, identity });
  const { profiles, accounts } = features;
  let doomed: string | undefined;
  const findProfile: typeof profiles.findProfile = async (userId) => {
    const profile = await profiles.findProfile(userId);
    if (userId !== doomed) return profile;
    doomed = undefined;
    await accounts.eraseAccount(userId);
    return profile;
  };
  const app = await createApp(server.dependencies, {
    ...features,
    profiles: { ...profiles, findProfile },
  });
  return { server, app, eraseNext: (userId: string) => (doomed = userId) };
}

/** Counts all rows that belong to any account. */
async function countRows({ dependencies }: Awaited<ReturnType<typeof startTestServer>>) {
  const tables = ['profiles', 'documents', 'embedded_customers', 'embedded_sessions'] as const;
  let rows = 0;
  for (const table of tables) {
    rows += (await dependencies.database.selectFrom(table).selectAll().execute()).length;
  }
  for await (const _blob of dependencies.blobs.list()) rows += 1;
  return rows;
}
