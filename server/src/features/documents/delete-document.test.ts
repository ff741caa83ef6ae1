import { setTimeout } from 'node:timers/promises';

import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createFeatures } from '#server/features.ts';
import type { DocumentAnalysis } from '#server/ports/analyzer.ts';
import { lockAccount } from '#server/tables/lock-account.ts';
import { lockDocument } from '#server/tables/lock-document.ts';
import { textFile } from '#server/testing/form.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startTestServer, type TestServer } from '#server/testing/start-test-server.ts';

const LETTER = textFile('Write to anna@example.com. My SSN is 219-09-9999.');

async function remove(person: Person, id: number): Promise<number> {
  return (await person.request('DELETE', `/api/documents/${id}`)).statusCode;
}

async function usedBy(person: Person): Promise<number> {
  const answer = await person.get('/api/subscription-status');
  return answer.json<{ documentsUsed: number }>().documentsUsed;
}

/** What remains of documents in the database and in the storage. */
async function listRemains({ dependencies: { database, blobs } }: TestServer) {
  const rows = await Promise.all([
    database.selectFrom('documents').selectAll().execute(),
    database.selectFrom('analyses').selectAll().execute(),
    database.selectFrom('cleanings').selectAll().execute(),
  ]);
  const keys: string[] = [];
  for await (const { key } of blobs.list()) keys.push(key);
  return [...rows.flat(), ...keys];
}

describeDatabases('deleting a document', (_open, databases) => {
  it('removes its row, findings, certificates and file, but keeps the usage', async () => {
    const server = await startTestServer(databases);
    const person = await signUp(server.app, 'anna@example.com');
    const { id } = await person.upload(LETTER);
    await person.waitFor(id);
    await person.post(`/api/documents/${id}/clean`, {});
    expect(await listRemains(server)).toHaveLength(4);
    expect(await remove(person, id)).toBe(204);
    expect(await listRemains(server)).toEqual([]);
    for (const route of ['documents', 'analysis', 'download-report']) {
      expect((await person.get(`/api/${route}/${id}`)).statusCode, route).toBe(404);
    }
    expect(await remove(person, id)).toBe(404);
    expect(await usedBy(person)).toBe(1);
  });

  it('is possible during processing, whose result is then discarded', async () => {
    const server = await startTestServer(databases, { background: false });
    const { app, dependencies } = server;
    const person = await signUp(app, 'anna@example.com');
    const { id } = await person.upload(LETTER);
    const { resolve, promise } = Promise.withResolvers<DocumentAnalysis>();
    const analyzer = { ...dependencies.analyzer, analyzeDocument: () => promise };
    const { documents } = createFeatures({ ...dependencies, analyzer });
    const { signal } = new AbortController();
    const processing = documents.processDocument({ key: String(id), isLastAttempt: true, signal });
    await expect
      .poll(
        async () => (await person.get(`/api/documents/${id}`)).json<{ status: string }>().status,
      )
      .toBe('processing');
    expect(await remove(person, id)).toBe(204);
    resolve(await dependencies.analyzer.analyzeText('Write to anna@example.com.'));
    await processing;
    expect(await listRemains(server)).toEqual([]);
    expect(await usedBy(person)).toBe(1);
  });

  it('is not possible for another account or with an invalid ID', async () => {
    const server = await startTestServer(databases, { background: false });
    const owner = await signUp(server.app, 'owner@example.com');
    const stranger = await signUp(server.app, 'stranger@example.com');
    const { id } = await owner.upload(LETTER);
    expect(await remove(stranger, id)).toBe(404);
    expect((await owner.request('DELETE', '/api/documents/x')).statusCode).toBe(404);
    expect((await owner.get(`/api/documents/${id}`)).statusCode).toBe(200);
    expect(await listRemains(server)).toHaveLength(2);
  });

  it('waits for an account-wide change instead of deadlocking when there is a newer version', async () => {
    const { app, dependencies } = await startTestServer(databases, { background: false });
    const { database } = dependencies;
    const person = await signUp(app, 'anna@example.com');
    const older = await person.upload(textFile('The first version.'));
    const newer = await person.upload(textFile('The second version.'));
    await database
      .updateTable('documents')
      .set({ previous_id: older.id })
      .where('id', '=', newer.id)
      .execute();
    let deleting: Promise<number> | undefined;
    await database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, person.profileId);
      await lockDocument(transaction, newer.id);
      deleting = remove(person, older.id);
      await setTimeout(500);
      await lockDocument(transaction, older.id);
    });
    expect(await deleting).toBe(204);
    const left = await database.selectFrom('documents').select(['id', 'previous_id']).execute();
    expect(left).toEqual([{ id: newer.id, previous_id: null }]);
  });
});
