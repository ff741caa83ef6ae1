import { documentListSchema, errorBodySchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createFeatures } from '#server/features.ts';
import { BlobStorageError } from '#server/ports/blob-storage.ts';
import { textFile } from '#server/testing/form.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startS3Server } from '#server/testing/start-s3-server.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const HOUR = 60 * 60_000;
const LETTER = textFile('Write to anna@example.com. My SSN is 219-09-9999.', 'canary-name.txt');
const { signal } = new AbortController();

async function usedBy(person: Person): Promise<number> {
  const answer = await person.get('/api/subscription-status');
  return answer.json<{ documentsUsed: number }>().documentsUsed;
}

async function refusalOf(answer: Promise<{ statusCode: number; json: () => unknown }>) {
  const { statusCode, json } = await answer;
  return [statusCode, errorBodySchema.parse(json()).code];
}

describeDatabases('documents in S3', (_open, databases) => {
  async function start(background = true) {
    const s3 = await startS3Server();
    let passed = 0;
    const server = await startTestServer(databases, {
      background,
      environment: s3.environment('proviso'),
      clock: { now: () => Date.now() + passed },
    });
    const person = await signUp(server.app, 'anna@example.com');
    return {
      ...server,
      s3,
      person,
      features: createFeatures(server.dependencies),
      /** Runs work as if it were later. */
      later: async (milliseconds: number, work: () => Promise<void>) => {
        passed += milliseconds;
        await work().finally(() => (passed -= milliseconds));
      },
    };
  }

  it('are analyzed, read and deleted under random keys, with nothing leaked to the log', async () => {
    const { s3, person, logLines } = await start();
    const { id } = await person.upload(LETTER);
    expect((await person.waitFor(id)).status).toBe('completed');
    expect(s3.objects().map(({ key }) => key)).toEqual([
      expect.stringMatching(/^proviso\/[\da-f-]{36}$/),
    ]);
    const original = await person.get(`/api/documents/${id}/file`);
    expect(original.rawPayload).toEqual(LETTER.bytes);
    const cleaned = await person.post(`/api/documents/${id}/clean`, {});
    expect(cleaned.statusCode).toBe(200);
    expect((await person.request('DELETE', `/api/documents/${id}`)).statusCode).toBe(204);
    expect(s3.objects()).toEqual([]);
    expect(logLines.join('')).not.toMatch(/canary|AWS4|S3RVER/);
  });

  it('are rejected during a storage outage at no cost, while reports stay readable', async () => {
    const { app, s3, person, logLines } = await start();
    const { id } = await person.upload(LETTER);
    await person.waitFor(id);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await s3.end();
    expect(await refusalOf(person.sendForm([['file', LETTER]]))).toEqual([
      503,
      'documents.not_stored',
    ]);
    const listed = documentListSchema.parse((await person.get('/api/documents')).json());
    expect(listed.map((document) => document.id)).toEqual([id]);
    expect(await usedBy(person)).toBe(1);
    for (const route of ['analysis', 'download-report']) {
      expect((await person.get(`/api/${route}/${id}`)).statusCode, route).toBe(200);
    }
    for (const part of ['file', 'text']) {
      const refusal = await refusalOf(person.get(`/api/documents/${id}/${part}`));
      expect(refusal, part).toEqual([503, 'documents.original_out_of_reach']);
    }
    expect(await refusalOf(person.post(`/api/documents/${id}/clean`, {}))).toEqual([
      503,
      'documents.original_out_of_reach',
    ]);
    expect(logLines.join('')).not.toMatch(/canary|AWS4|S3RVER/);
    expect(logLines.join('')).toContain('storage.unreachable');
  });

  it('wait out a storage outage, and fail free of charge after a day', async () => {
    const { s3, person, features, later } = await start(false);
    const { id } = await person.upload(LETTER);
    const stateOf = async () => (await person.get(`/api/documents/${id}`)).json<object>();
    const process = () =>
      features.documents.processDocument({ key: String(id), isLastAttempt: true, signal });
    await s3.end();
    // More attempts than a document that crashes the process gets.
    for (let count = 0; count < 12; count += 1) {
      await expect(process()).rejects.toThrow(BlobStorageError);
    }
    expect(await stateOf()).toMatchObject({ status: 'uploaded' });
    await s3.restart();
    await process();
    expect(await stateOf()).toMatchObject({ status: 'completed' });
    expect(await usedBy(person)).toBe(1);

    const second = await person.upload(LETTER);
    await s3.end();
    await later(25 * HOUR, () =>
      features.documents.processDocument({ key: String(second.id), isLastAttempt: true, signal }),
    );
    const failed = (await person.get(`/api/documents/${second.id}`)).json<object>();
    expect(failed).toMatchObject({ failure: { code: 'analysis.unavailable' } });
    expect(await usedBy(person)).toBe(1);
  });

  it('that are deleted during a storage outage are removed when it ends', async () => {
    const { s3, person, features, later } = await start(false);
    const [first, second] = [await person.upload(LETTER), await person.upload(LETTER)];
    await s3.end();
    expect((await person.request('DELETE', `/api/documents/${first.id}`)).statusCode).toBe(204);
    expect((await person.get(`/api/documents/${first.id}`)).statusCode).toBe(404);
    await expect(later(2 * HOUR, () => features.documents.removeOrphanBlobs())).rejects.toThrow(
      BlobStorageError,
    );
    await s3.restart();
    expect(s3.objects()).toHaveLength(2);
    await later(2 * HOUR, () => features.documents.removeOrphanBlobs());
    expect(s3.objects()).toHaveLength(1);
    expect((await person.get(`/api/documents/${second.id}/file`)).statusCode).toBe(200);
  });

  it('that expire during a storage outage are removed when it ends', async () => {
    const { s3, person, features, later } = await start();
    const { id } = await person.upload(LETTER);
    await person.waitFor(id);
    await person.request('PUT', '/api/retention', { payload: { days: 1 } });
    await s3.end();
    await later(25 * HOUR, () => features.documents.expireOriginals());
    await s3.restart();
    await later(25 * HOUR, () => features.documents.removeOrphanBlobs());
    expect(s3.objects()).toEqual([]);
    expect((await person.get(`/api/documents/${id}/file`)).statusCode).toBe(410);
    expect((await person.get(`/api/analysis/${id}`)).statusCode).toBe(200);
  });

  it('of an account deleted during a storage outage are removed when it ends', async () => {
    const { s3, person, features, dependencies } = await start(false);
    await person.upload(LETTER);
    await s3.end();
    expect(await features.accounts.eraseAccount(person.userId)).toBe(false);
    expect((await person.get('/api/documents')).statusCode).toBe(401);
    await s3.restart();
    await features.accounts.finishDeletions();
    expect(s3.objects()).toEqual([]);
    const rows = await dependencies.database.selectFrom('profiles').selectAll().execute();
    expect(rows).toEqual([]);
  });
});
