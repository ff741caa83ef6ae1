import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  errorBodySchema,
  type SearchAnswer,
  searchAnswerSchema,
  wordsInDocumentSchema,
} from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { scanPdf } from '@proviso/documents/testing';
import { expect, it, onTestFinished } from 'vitest';

import { createApp } from '#server/app.ts';
import { createFeatures } from '#server/features.ts';
import type { Analyzer } from '#server/ports/analyzer.ts';
import { textFile } from '#server/testing/form.ts';
import { mark } from '#server/testing/mark-words.ts';
import { searchStorage } from '#server/testing/search-storage.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startTestServer, type TestServer } from '#server/testing/start-test-server.ts';

const EXAMPLES = join(import.meta.dirname, '../../../../examples/documents');
const ALL_SEARCHED = {
  olderAnalysis: 0,
  originalDeleted: 0,
  unread: 0,
  underWay: 0,
  notReached: 0,
};
const PATIENCE = { timeout: 20_000 };

async function search(person: Person, text: string): Promise<SearchAnswer> {
  return searchAnswerSchema.parse((await person.post('/api/search', { text })).json());
}

async function foundIds(person: Person, text: string): Promise<number[]> {
  return (await search(person, text)).results.map(({ id }) => id);
}

describeDatabases('a text search', (_open, databases) => {
  async function start() {
    const server = await startTestServer(databases);
    const person = await signUp(server.app, 'anna@example.com');
    const add = async (text: string, owner = person) => {
      const { id } = await owner.upload(textFile(text));
      await owner.waitFor(id);
      return id;
    };
    return { server, person, add };
  }

  it("finds the user's own documents that contain the words, despite case and line breaks, newest first", async () => {
    const { server, person, add } = await start();
    const stranger = await signUp(server.app, 'otto@example.com');
    const older = await add('First line.\nThe tenant is JANE\n  ROE of Hull. Jane Roe signs.\n');
    await add('Nothing of hers: Jane Roemer.\n');
    const newer = await add('From Jane\u00a0Roe.');
    await add('Jane Roe writes to a stranger.', stranger);
    const { results, ...rest } = await search(person, '  Jane Roe ');
    expect(results.map(({ id, places, isCut }) => [id, places, isCut])).toEqual([
      [newer, 1, false],
      [older, 2, false],
    ]);
    expect(results[1]?.name).toBe('letter.txt');
    expect(results[1]?.excerpts[0]).toMatchObject({
      before: 'First line. The tenant is ',
      match: 'JANE ROE',
      after: ' of Hull. Jane Roe signs. ',
      place: { label: 'Line 2', line: 2 },
    });
    expect(rest).toEqual({
      hasMore: false,
      searched: 3,
      searchedInPart: 0,
      notSearched: ALL_SEARCHED,
    });
    expect(await foundIds(stranger, 'tenant')).toEqual([]);
  });

  it('masks sensitive data around the words, and shows the words as they were typed', async () => {
    const { person, add } = await start();
    const id = await add('Jane Roe, SSN 219-09-9999, code ZETA-7781 keeps the heron.\n');
    await mark(person, id, { text: 'ZETA-7781', category: 'policy' });
    const [found] = (await search(person, 'heron')).results;
    expect(found?.excerpts[0]?.before).toBe('Jane Roe, SSN ••••, code •••• keeps the ');
    const [sought] = (await search(person, '219 09 9999')).results;
    expect(sought?.excerpts[0]).toMatchObject({ match: '219 09 9999' });
    const [part] = (await search(person, '219')).results;
    expect(part?.excerpts[0]).toMatchObject({ match: '219', before: 'Jane Roe, SSN ' });
    expect(part?.excerpts[0]?.after).toMatch(/^•••• ?, code/);
  });

  it('reflects re-scans, deletions and expired originals', async () => {
    const { server, person, add } = await start();
    const { database, blobs } = server.dependencies;
    const kept = await add('The heron of March.');
    const deleted = await add('The heron of April.');
    const expired = await add('The heron of May.');
    expect(await foundIds(person, 'heron')).toEqual([expired, deleted, kept]);

    await person.request('DELETE', `/api/documents/${deleted}`);
    await person.request('PUT', '/api/retention', { payload: { days: 1 } });
    await database
      .updateTable('documents')
      .set({ uploaded_at: Date.now() - 2 * 24 * 60 * 60_000 })
      .where('id', '=', expired)
      .execute();
    await createFeatures(server.dependencies).documents.expireOriginals();
    const answer = await search(person, 'heron');
    expect(answer.results.map(({ id }) => id)).toEqual([kept]);
    expect(answer.notSearched).toEqual({ ...ALL_SEARCHED, originalDeleted: 1 });

    // As if it had been analyzed before texts were stored.
    await database.deleteFrom('document_texts').execute();
    expect(await search(person, 'heron')).toMatchObject({
      results: [],
      searched: 0,
      notSearched: { olderAnalysis: 1, originalDeleted: 1 },
    });
    const { blob_key: key } = await database
      .selectFrom('documents')
      .select('blob_key')
      .where('id', '=', kept)
      .executeTakeFirstOrThrow();
    await blobs.delete(key);
    await blobs.put(key, Buffer.from('The egret of March.'));
    await person.post(`/api/documents/${kept}/rescan`, {});
    await person.waitFor(kept);
    expect(await foundIds(person, 'egret')).toEqual([kept]);
    expect(await foundIds(person, 'heron')).toEqual([]);
    const rows = await database.selectFrom('document_texts').select('document_id').execute();
    expect(rows).toEqual([{ document_id: kept }]);
  });

  it('leaves nothing behind after account deletion, and no words in storage, log or activity', async () => {
    const { server, person, add } = await start();
    await add('The password of Quentin Quill is otter-4711-basalt.');
    expect(await foundIds(person, 'Quentin Quill')).toHaveLength(1);
    const words = ['Quentin Quill', 'Quentin', 'otter-4711'];
    expect(await searchStorage(server, words)).toEqual([]);
    expect(server.logLines.join('')).not.toMatch(/Quentin|otter/);
    expect((await person.get('/api/audit')).body).not.toMatch(/Quentin|otter|earch/);
    const { database } = server.dependencies;
    const kept = () => database.selectFrom('document_texts').select('document_id').execute();
    expect(await kept()).toHaveLength(1);
    const payload = { confirmation: person.email, password: 'three blue lamps' };
    await person.post('/api/account/deletion', payload);
    await expect.poll(kept, PATIENCE).toEqual([]);
  });

  it('reports how many documents could not be read, and counts a blank one as searched', async () => {
    const { person, add } = await start();
    await add('   \n');
    const damaged = { name: 'damaged.pdf', bytes: Buffer.from('%PDF-1.7\nno document') };
    await person.waitFor((await person.upload(damaged)).id);
    expect(await search(person, 'account')).toMatchObject({
      searched: 1,
      notSearched: { ...ALL_SEARCHED, unread: 1 },
    });
  });

  it('locates the words on the pages of a single document', async () => {
    const { person } = await start();
    const name = 'patient-letter.pdf';
    const { id } = await person.upload({ name, bytes: readFileSync(join(EXAMPLES, name)) });
    const [found] = (await person.waitFor(id).then(() => search(person, 'patient'))).results;
    const answer = await person.post(`/api/documents/${id}/search`, { text: 'Patient' });
    const { places, isCut } = wordsInDocumentSchema.parse(answer.json());
    expect(isCut).toBe(false);
    expect(places).toHaveLength(found!.places);
    expect(places[0]).toMatchObject({
      start: found!.excerpts[0]!.start,
      place: found!.excerpts[0]!.place,
    });
    expect(places[0]!.boxes[0]!.right).toBeGreaterThan(places[0]!.boxes[0]!.left);
  });

  it('finds and locates text recognized in a scan, with sensitive data around it masked', async () => {
    const { person } = await start();
    const letter = readFileSync(join(EXAMPLES, 'patient-letter.pdf'));
    const { id } = await person.upload({ name: 'scan.pdf', bytes: await scanPdf(letter) });
    await person.waitFor(id);
    const [found] = (await search(person, 'NHS number')).results;
    expect(found).toMatchObject({ id, name: 'scan.pdf', places: 1 });
    expect(found!.excerpts[0]).toMatchObject({
      match: 'NHS number',
      after: expect.stringMatching(/^ ••••/) as string,
      place: { page: 1 },
    });
    const answer = await person.post(`/api/documents/${id}/search`, { text: 'NHS number' });
    const [place] = wordsInDocumentSchema.parse(answer.json()).places;
    expect(place).toMatchObject({ start: found!.excerpts[0]!.start, place: { page: 1 } });
    const { left, right, top, bottom } = place!.boxes[0]!;
    // On the left half of the 600 × 800 point page, in one line of its upper half.
    expect([left > 0, right > left, right < 300]).toEqual([true, true, true]);
    expect([top > 0, bottom > top, bottom < 400, bottom - top < 30]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('accepts only queries of a reasonable length', async () => {
    const { person } = await start();
    for (const text of ['', ' a ', 'a\u200b', '\u200b\u200b\u200b', 'a'.repeat(201)]) {
      expect((await person.post('/api/search', { text })).statusCode).toBe(400);
    }
    expect((await person.post('/api/search', { text: 'ab', userId: 1 })).statusCode).toBe(400);
    expect((await search(person, 'ab')).results).toEqual([]);
  });
});

describeDatabases('searches by one account', (_open, databases) => {
  /** A server whose searches end when the test says so. */
  async function holdSearches() {
    const { app: plain, dependencies }: TestServer = await startTestServer(databases);
    const { id } = await signUp(plain, 'anna@example.com').then(async (person) => {
      const document = await person.upload(textFile('The heron.'));
      return person.waitFor(document.id);
    });
    const end = Promise.withResolvers<[]>();
    const begun: AbortSignal[] = [];
    const searchTexts: Analyzer['searchTexts'] = async (_makeTask, signal) => {
      begun.push(signal);
      signal.throwIfAborted();
      return end.promise;
    };
    const analyzer = { ...dependencies.analyzer, searchTexts };
    const app = await createApp(dependencies, createFeatures({ ...dependencies, analyzer }));
    onTestFinished(() => app.close());
    return { app, id, begun, end };
  }

  it('run one at a time, queue only a few, and end when the client disconnects', async () => {
    const { app, begun, end } = await holdSearches();
    const session = await app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: { email: 'anna@example.com', password: 'three blue lamps' },
    });
    const headers = {
      authorization: `Bearer ${session.json<{ access_token: string }>().access_token}`,
      'content-type': 'application/json',
    };
    const address = await app.listen({ port: 0 });
    const ask = (signal?: AbortSignal) =>
      fetch(`${address}/api/search`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ text: 'heron' }),
        signal: signal ?? null,
      });
    const leaving = new AbortController();
    const first = ask(leaving.signal);
    await expect.poll(() => begun, PATIENCE).toHaveLength(1);
    const answered: Response[] = [];
    const others = Array.from({ length: 6 }, async () => {
      const answer = await ask();
      answered.push(answer);
      return answer;
    });
    await expect.poll(() => answered, PATIENCE).toHaveLength(2);
    for (const refused of answered) {
      expect(refused.status).toBe(429);
      expect(errorBodySchema.parse(await refused.json()).code).toBe('search.too_many_at_once');
    }
    expect(begun).toHaveLength(1);
    leaving.abort();
    await expect(first).rejects.toThrow();
    await expect.poll(() => begun[0]?.aborted, PATIENCE).toBe(true);
    end.resolve([]);
    const statuses = (await Promise.all(others)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  });
});
