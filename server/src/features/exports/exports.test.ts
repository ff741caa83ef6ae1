import { exportProgressSchema, exportTicketSchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';

import { textFile } from '#server/testing/form.ts';
import { startLanguageModelServer } from '#server/testing/language-model-server.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startTestServer, type TestServer } from '#server/testing/start-test-server.ts';

const LETTER = textFile('Write to anna@example.com. My SSN is 219-09-9999.', '../Größe.txt');

async function ask(person: Person) {
  const answer = await person.post('/api/exports', {});
  return exportTicketSchema.parse(answer.json());
}

function fetchFile({ app }: Pick<TestServer, 'app'>, ticket: string) {
  return app.inject(`/api/export-files/${ticket}`);
}

async function progressOf(person: Person, id: number) {
  return exportProgressSchema.parse((await person.get(`/api/exports/${id}`)).json());
}

describeDatabases('an export', (_open, databases) => {
  it('is not used up by a HEAD request', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const { ticket } = await ask(await signUp(app, 'anna@example.com'));
    const url = `/api/export-files/${ticket}`;
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
    expect((await fetchFile({ app }, ticket)).statusCode).toBe(200);
  });

  it('contains all data of the account and none of another', async () => {
    const model = await startLanguageModelServer({ object: { findings: [] } });
    const environment = model.environment('openai-compatible');
    const server = await startTestServer(databases, { environment });
    const person = await signUp(server.app, 'anna@example.com');
    const other = await signUp(server.app, 'other@example.com');
    await other.upload(textFile('Nothing of it.', 'foreign.txt'));
    const { id } = await person.upload(LETTER);
    await person.waitFor(id);
    const analysis = (await person.get(`/api/analysis/${id}`)).json<{ issues: { id: string }[] }>();
    await person.post(`/api/documents/${id}/decisions`, {
      finding: analysis.issues[0]?.id,
      reason: 'accepted-risk',
      note: 'known',
    });
    await person.post(`/api/documents/${id}/marks`, { text: 'my', category: 'legal' });
    await person.post(`/api/documents/${id}/clean`, {});

    const source = 'name: own\ntitle: Own\nversion: 1.0.0\ndescription: Ours\n';
    expect((await person.post('/api/policies/own', { source })).statusCode).toBe(201);
    const reader = { model: 'stand-in:1b', host: model.host };
    await person.request('PUT', '/api/second-reader', { payload: { isOn: true, reader } });
    await person.post('/api/api-keys', { name: 'nightly', scope: 'read' });
    const url = 'https://hooks.example.com/own';
    const hook = await person.post('/api/webhooks', { url, events: ['analysis.completed'] });
    const { secret } = hook.json<{ secret: string }>();

    const allowed = { type: 'email-address', text: 'info@example.com', reason: 'not-relevant' };
    expect((await person.post('/api/allowed', allowed)).statusCode).toBe(201);

    const { id: exportId, ticket } = await ask(person);
    expect(await progressOf(person, exportId)).toMatchObject({ state: 'waiting' });
    const answer = await fetchFile(server, ticket);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="proviso-export-[\d-]+\.zip"/,
      ) as string,
    });
    const files = unzipSync(answer.rawPayload);
    const read = (path: string): unknown => JSON.parse(strFromU8(files[path]!));
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'profile.json',
      'usage.json',
      'documents.json',
      `documents/${id}/original-Größe.txt`,
      `documents/${id}/analysis.json`,
      `documents/${id}/decisions.json`,
      `documents/${id}/marks.json`,
      `documents/${id}/certificates.json`,
      'activity.csv',
      'policies/1.yaml',
      'second-reader.json',
      'api-keys.json',
      'webhooks.json',
      'allowed-values.json',
    ]);
    expect(Buffer.from(files[`documents/${id}/original-Größe.txt`]!)).toEqual(LETTER.bytes);
    expect(read('profile.json')).toMatchObject({ email: 'anna@example.com', name: 'Test' });
    expect(read('usage.json')).toMatchObject([{ used: 1 }]);
    expect(read('documents.json')).toHaveLength(1);
    expect(strFromU8(files['policies/1.yaml']!)).toBe(source);
    expect(read('allowed-values.json')).toMatchObject([{ excerpt: 'info@example.com' }]);
    expect(strFromU8(files['activity.csv']!)).toContain('document.uploaded');
    expect(read(`documents/${id}/decisions.json`)).toMatchObject([{ decision: { note: 'known' } }]);
    expect(read(`documents/${id}/marks.json`)).toMatchObject([{ text: 'my', severity: 'medium' }]);
    expect(read(`documents/${id}/certificates.json`)).toHaveLength(1);
    expect(read('second-reader.json')).toMatchObject({ chosen: reader, tokens: [] });
    expect(read('api-keys.json')).toMatchObject([{ name: 'nightly', scope: 'read' }]);
    expect(read('webhooks.json')).toMatchObject([{ url }]);
    expect(strFromU8(files['webhooks.json']!)).not.toContain(secret);
    expect(await progressOf(person, exportId)).toEqual({
      state: 'done',
      documentsDone: 1,
      documentsTotal: 1,
    });
  });

  it('counts documents without a file too', async () => {
    const server = await startTestServer(databases, { background: false });
    const person = await signUp(server.app, 'anna@example.com');
    await person.upload(LETTER);
    await person.upload(LETTER);
    const { database } = server.dependencies;
    await database.updateTable('documents').set({ original_deleted_at: Date.now() }).execute();
    const { id, ticket } = await ask(person);
    const files = unzipSync((await fetchFile(server, ticket)).rawPayload);
    expect(Object.keys(files).filter((path) => path.startsWith('documents/'))).toEqual([]);
    expect(await progressOf(person, id)).toEqual({
      state: 'done',
      documentsDone: 2,
      documentsTotal: 2,
    });
  });

  it('exists once per account, no matter how many are requested at once', async () => {
    const { app, dependencies } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    await Promise.all(Array.from({ length: 20 }, () => ask(person)));
    const rows = await dependencies.database.selectFrom('exports').select('id').execute();
    expect(rows).toHaveLength(1);
  });

  it('can be downloaded once within a minute by the ticket holder, and followed only by its owner', async () => {
    let now = Date.now();
    const server = await startTestServer(databases, {
      background: false,
      clock: { now: () => now },
    });
    const person = await signUp(server.app, 'anna@example.com');
    const stranger = await signUp(server.app, 'stranger@example.com');
    const { id, ticket } = await ask(person);
    expect((await stranger.get(`/api/exports/${id}`)).statusCode).toBe(404);
    expect((await person.get('/api/exports/x')).statusCode).toBe(404);
    const answers = await Promise.all([fetchFile(server, ticket), fetchFile(server, ticket)]);
    expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([
      200, 410,
    ]);
    expect((await fetchFile(server, ticket)).json()).toMatchObject({
      code: 'exports.ticket_spent',
    });

    const late = await ask(person);
    expect((await person.get(`/api/exports/${id}`)).statusCode).toBe(404);
    now += 60_000;
    expect((await fetchFile(server, late.ticket)).statusCode).toBe(410);
    for (const nonsense of ['x', '%00', `${late.ticket}x`, String(late.id)]) {
      expect((await fetchFile(server, nonsense)).statusCode).toBeGreaterThanOrEqual(400);
    }
    const rows = await server.dependencies.database
      .selectFrom('exports')
      .select('ticket_hash')
      .execute();
    expect(JSON.stringify(rows)).not.toContain(late.ticket);
    expect(server.logLines.join('')).not.toContain(ticket);
  });

  it('stops and is marked failed when the client disconnects', async () => {
    const server = await startTestServer(databases, { background: false });
    const person = await signUp(server.app, 'anna@example.com');
    const noise = Buffer.from(
      Array.from({ length: 3_000_000 }, () => 33 + Math.floor(Math.random() * 90)),
    );
    for (const name of ['one.txt', 'two.txt', 'three.txt', 'four.txt']) {
      await person.upload({ name, bytes: noise });
    }
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { id, ticket } = await ask(person);
    const leaving = new AbortController();
    const response = await fetch(`${address}/api/export-files/${ticket}`, {
      signal: leaving.signal,
    });
    await response.body!.getReader().read();
    leaving.abort();
    await expect.poll(async () => (await progressOf(person, id)).state).toBe('failed');
    expect((await progressOf(person, id)).documentsDone).toBeLessThan(4);
  });
});
