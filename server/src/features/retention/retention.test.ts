import { documentSchema, errorBodySchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createFeatures } from '#server/features.ts';
import { textFile } from '#server/testing/form.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startTestServer, type TestServer } from '#server/testing/start-test-server.ts';

const DAY = 24 * 60 * 60_000;
const LETTER = textFile('Write to anna@example.com. My SSN is 219-09-9999.');

function choose(person: Person, days: unknown) {
  return person.request('PUT', '/api/retention', { payload: { days } });
}

async function countBlobs({ dependencies: { blobs } }: TestServer): Promise<number> {
  let count = 0;
  for await (const _blob of blobs.list()) count += 1;
  return count;
}

describeDatabases('retention', (_open, databases) => {
  async function start(environment: Record<string, string> = {}) {
    let now = Date.now();
    const server = await startTestServer(databases, { environment, clock: { now: () => now } });
    const { documents } = createFeatures(server.dependencies);
    // The session would not outlive these days, so the clock is set back before reading.
    const expireAfter = async (days: number) => {
      now += days * DAY;
      await Promise.all([documents.expireOriginals(), documents.expireOriginals()]);
      now -= days * DAY;
    };
    return { server, expireAfter };
  }

  async function uploadOne(person: Person): Promise<number> {
    const { id } = await person.upload(LETTER);
    await person.waitFor(id);
    return id;
  }

  it('deletes originals once, after the number of days their owner chose, and keeps the reports', async () => {
    const { server, expireAfter } = await start();
    const person = await signUp(server.app, 'anna@example.com');
    const other = await signUp(server.app, 'other@example.com');
    const id = await uploadOne(person);
    await uploadOne(other);
    expect((await person.get('/api/retention')).json()).toEqual({ days: null, maximum: null });
    await expireAfter(4000);
    expect(await countBlobs(server)).toBe(2);
    expect((await choose(person, 30)).json()).toEqual({ days: 30, maximum: null });
    await expireAfter(29);
    expect(await countBlobs(server)).toBe(2);
    await expireAfter(30);
    expect(await countBlobs(server)).toBe(1);
    const notes = server.logLines.filter((line) => line.includes('end of its time'));
    expect(notes).toHaveLength(1);

    const document = documentSchema.parse((await person.get(`/api/documents/${id}`)).json());
    expect(document.originalDeletedAt).not.toBeNull();
    expect((await person.get(`/api/analysis/${id}`)).json()).toMatchObject({ hasPii: true });
    expect((await person.get(`/api/download-report/${id}`)).statusCode).toBe(200);
    for (const [method, path] of [
      ['GET', 'file'],
      ['GET', 'text'],
      ['POST', 'clean'],
      ['POST', 'rescan'],
    ] as const) {
      const answer = await person.request(method, `/api/documents/${id}/${path}`, {
        ...(method === 'POST' && { payload: {} }),
      });
      expect(answer.statusCode, path).toBe(410);
      expect(errorBodySchema.parse(answer.json()).code).toBe('documents.original_deleted');
    }
    expect((await person.request('DELETE', `/api/documents/${id}`)).statusCode).toBe(204);
  });

  it('is capped by the operator, including for accounts that chose no limit', async () => {
    const { server, expireAfter } = await start({ RETENTION_DAYS: '10' });
    const person = await signUp(server.app, 'anna@example.com');
    await uploadOne(person);
    const answer = await choose(person, 11);
    expect([answer.statusCode, errorBodySchema.parse(answer.json()).code]).toEqual([
      400,
      'retention.too_long',
    ]);
    for (const days of [0, -1, 1.5, '5', 3651, undefined, []]) {
      expect((await choose(person, days)).statusCode, String(days)).toBe(400);
    }
    expect((await choose(person, null)).json()).toEqual({ days: null, maximum: 10 });
    await expireAfter(9);
    expect(await countBlobs(server)).toBe(1);
    await expireAfter(10);
    expect(await countBlobs(server)).toBe(0);
  });
});
