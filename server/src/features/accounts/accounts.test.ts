import { errorBodySchema } from '@proviso/contracts';
import { describeDatabases, type TestDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createApp } from '#server/app.ts';
import { createFeatures } from '#server/features.ts';
import { textFile } from '#server/testing/form.ts';
import { searchStorage } from '#server/testing/search-storage.ts';
import { personFromSession, type Person, signIn, signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

import { createAccounts } from './index.ts';

const PASSWORD = 'three blue lamps';
const EMAIL = 'quentin.vanderbilt@example.com';
const NAME = 'Quentin Vanderbilt';
const LETTER = textFile('Ask Wilhelmina about the zanzibar invoice.', 'zanzibar-letter.txt');
const TRACES = [EMAIL, NAME, 'Wilhelmina', 'zanzibar'];

function remove(person: Person, input: object = {}) {
  const payload = { confirmation: person.email, password: PASSWORD, ...input };
  return person.post('/api/account/deletion', payload);
}

async function statusAndCode(answer: ReturnType<typeof remove>) {
  const { statusCode, body } = await answer;
  return [statusCode, errorBodySchema.parse(JSON.parse(body)).code];
}

describeDatabases('the deletion of an account', (_open, databases) => {
  it('removes all its data from the database and storage, and leaves other accounts unaffected', async () => {
    const server = await startTestServer(databases);
    const { app } = server;
    const person = await signUp(app, EMAIL);
    const other = await signUp(app, 'other@example.com');
    await person.request('PUT', '/auth/v1/user', { payload: { data: { name: NAME } } });
    const profile = await person.get(`/api/users/${person.userId}`);
    expect(profile.json()).toMatchObject({ name: NAME });
    const { id } = await person.upload(LETTER);
    await person.waitFor(id);
    await person.post('/api/exports', {});
    const kept = await other.upload(LETTER);
    await other.waitFor(kept.id);
    const elsewhere = await signIn(app, EMAIL);
    expect(await searchStorage(server, TRACES)).toEqual(
      expect.arrayContaining([EMAIL, NAME, 'zanzibar']),
    );
    await other.request('DELETE', `/api/documents/${kept.id}`);

    expect((await remove(person, { confirmation: ` ${EMAIL.toUpperCase()} ` })).statusCode).toBe(
      204,
    );
    expect(await searchStorage(server, [...TRACES, person.userId])).toEqual([]);
    for (const session of [person, elsewhere]) {
      expect((await session.get('/api/documents')).statusCode).toBe(401);
      expect((await session.get('/auth/v1/user')).statusCode).toBe(403);
    }
    expect((await other.get('/api/documents')).statusCode).toBe(200);
    expect((await other.get('/auth/v1/user')).statusCode).toBe(200);
    const again = await signUp(app, EMAIL);
    expect((await again.get('/api/documents')).json()).toEqual([]);
  });

  it('requires the typed address and the password, and limits password guesses', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, EMAIL);
    await signUp(app, 'other@example.com');
    const refusals: (readonly [object, readonly [number, string]])[] = [
      [{ confirmation: 'other@example.com' }, [400, 'accounts.confirmation_differs']],
      [{ password: 'a wrong one' }, [400, 'accounts.password_wrong']],
      [{ password: '' }, [400, 'accounts.password_required']],
      [{ password: { length: 16 } }, [400, 'request.invalid']],
      [{ confirmation: null }, [400, 'request.invalid']],
      [{ userId: 1 }, [400, 'request.invalid']],
    ];
    for (const [input, answer] of refusals) {
      expect(await statusAndCode(remove(person, input)), JSON.stringify(input)).toEqual(answer);
    }
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => remove(person, { password: `guess ${index}` })),
    );
    expect(guesses.map(({ statusCode }) => statusCode)).toContain(429);
    expect((await person.get('/api/documents')).statusCode).toBe(200);
  });

  it('of an account without a password needs a recent sign-in', async () => {
    let now = Date.now();
    const { app, dependencies } = await startTestServer(databases, {
      background: false,
      clock: { now: () => now },
    });
    const signedUp = await app.inject({
      method: 'POST',
      url: '/auth/v1/signup',
      payload: { email: EMAIL, password: PASSWORD },
    });
    const { refresh_token: refreshToken } = signedUp.json<{ refresh_token: string }>();
    await dependencies.database
      .withTables<{ auth_users: { password_hash: string | null } }>()
      .updateTable('auth_users')
      .set({ password_hash: null })
      .execute();
    now += 90 * 60_000;
    const renewal = await app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=refresh_token',
      payload: { refresh_token: refreshToken },
    });
    const late = personFromSession(app, EMAIL, renewal);
    expect(await statusAndCode(remove(late))).toEqual([403, 'accounts.sign_in_needed']);
    now -= 60 * 60_000;
    expect((await remove(late)).statusCode).toBe(204);
  });

  it('leaves nothing behind when requested twice at once', async () => {
    const server = await startTestServer(databases, { background: false });
    const person = await signUp(server.app, EMAIL);
    await person.upload(LETTER);
    const answers = await Promise.all([remove(person), remove(person)]);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(204);
    expect(answers.every(({ statusCode }) => [204, 400, 401].includes(statusCode))).toBe(true);
    expect(await searchStorage(server, TRACES)).toEqual([]);
  });

  it('during a running analysis or upload leaves nothing behind', async () => {
    const server = await startTestServer(databases);
    const person = await signUp(server.app, EMAIL);
    await Promise.all(Array.from({ length: 4 }, () => person.upload(LETTER)));
    const sending = Promise.all(
      Array.from({ length: 6 }, () => person.sendForm([['file', LETTER]])),
    );
    expect((await remove(person)).statusCode).toBe(204);
    await sending;
    await server.dependencies.queue.stop();
    await server.dependencies.purgeDeleted();
    expect(await searchStorage(server, TRACES)).toEqual([]);
    const blobs = [];
    for await (const { key } of server.dependencies.blobs.list()) blobs.push(key);
    expect(blobs).toEqual([]);
  });

  it('that is interrupted closes the account and deletes its documents at once, and finishes later', async () => {
    const { app, server, forgotten, finishDeletions } = await startWithFailingHook(databases);
    const person = await signUp(server.app, EMAIL);
    const { id } = await person.upload(LETTER);
    const account = { authorization: `Bearer ${person.token}` };
    const payload = { confirmation: EMAIL, password: PASSWORD };
    const url = '/api/account/deletion';
    const answer = await app.inject({ method: 'POST', url, headers: account, payload });
    expect(answer.statusCode).toBe(204);
    expect((await person.get('/api/documents')).statusCode).toBe(401);
    expect(await searchStorage(server, ['Wilhelmina', 'zanzibar', NAME])).toEqual([]);
    // The cached readings of its documents are dropped too.
    expect(forgotten).toEqual([id]);
    const eventsOf = () => server.logLines.join('').match(/account\.(?:closed|deleted)/g);
    expect(eventsOf()).toEqual(['account.closed']);
    await finishDeletions();
    expect(eventsOf()).toEqual(['account.closed', 'account.deleted']);
    expect(await searchStorage(server, TRACES)).toEqual([]);
  });
});

describeDatabases('a document whose file cannot be deleted', (_open, databases) => {
  it('does not keep the other documents of a deleted account', async () => {
    const { dependencies, ...server } = await startTestServer(databases, { background: false });
    const person = await signUp(server.app, EMAIL);
    const ids = [await person.upload(LETTER), await person.upload(LETTER)].map(({ id }) => id);
    const { database, blobs } = dependencies;
    const first = await database
      .selectFrom('documents')
      .select('blob_key')
      .where('id', '=', ids[0] ?? 0)
      .executeTakeFirstOrThrow();
    const stuck = {
      ...dependencies,
      blobs: {
        put: blobs.put.bind(blobs),
        get: blobs.get.bind(blobs),
        list: blobs.list.bind(blobs),
        probe: blobs.probe.bind(blobs),
        delete: async (key: string) => {
          if (key === first.blob_key) throw new Error('The file cannot be deleted.');
          await blobs.delete(key);
        },
      },
    };
    await database
      .updateTable('profiles')
      .set({ deleting_at: 1 })
      .where('id', '=', person.profileId)
      .execute();
    const parts = { ...stuck, forgetReading: () => undefined, deletionHooks: [] };
    await createAccounts(parts).finishDeletions();
    const left = await database.selectFrom('documents').select('id').execute();
    expect(left.map(({ id }) => id)).toEqual([ids[0]]);
    await createAccounts({ ...parts, blobs }).finishDeletions();
    expect(await database.selectFrom('profiles').select('id').execute()).toEqual([]);
  });
});

/** A server on which a step, such as ending subscriptions, fails at the first attempt. */
async function startWithFailingHook(databases: TestDatabases) {
  const server = await startTestServer(databases, { background: false });
  const { dependencies } = server;
  const failing = async () => {
    throw new Error('The payment service does not answer.');
  };
  const features = createFeatures(dependencies);
  const forgotten: number[] = [];
  const parts = { ...dependencies, forgetReading: (id: number) => void forgotten.push(id) };
  const accounts = createAccounts({ ...parts, deletionHooks: [failing] });
  const app = await createApp(dependencies, { ...features, accounts });
  const { finishDeletions } = createAccounts({ ...parts, deletionHooks: [] });
  return { app, server, forgotten, finishDeletions };
}
