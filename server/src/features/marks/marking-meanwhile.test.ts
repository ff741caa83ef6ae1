import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createApp } from '#server/app.ts';
import { createFeatures } from '#server/features.ts';
import { textFile } from '#server/testing/form.ts';
import { mark, markedIn, readAnalysis, refusal, unmark } from '#server/testing/mark-words.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer, type TestServer } from '#server/testing/start-test-server.ts';

const LETTER = textFile('The blue\r\nheron. The Blue Heron is late.\n');
const HERON = { text: 'Blue  Heron', category: 'pii' };
const { signal } = new AbortController();

describeDatabases('marking words', (_open, databases) => {
  async function prepare() {
    const server = await startTestServer(databases, { background: false });
    const person = await signUp(server.app, 'anna@example.com');
    const { id } = await person.upload(LETTER);
    return { server, person, id };
  }

  async function processDocument({ dependencies }: TestServer, id: number) {
    const { documents } = createFeatures(dependencies);
    await documents.processDocument({ key: String(id), isLastAttempt: true, signal });
  }

  it('is refused during an analysis or re-scan, and existing marks survive the re-scan', async () => {
    const { server, person, id } = await prepare();
    expect(await refusal(person, id, HERON)).toEqual([409, 'marks.under_way']);
    await processDocument(server, id);
    const { marking } = await mark(person, id, HERON);
    await person.post(`/api/documents/${id}/rescan`, {});
    expect(await refusal(person, id, HERON)).toEqual([409, 'marks.under_way']);
    expect(await unmark(person, id, marking.mark)).toBe('marks.under_way');
    await processDocument(server, id);
    expect(markedIn(await readAnalysis(person, id))).toHaveLength(2);
  });

  it('keeps the mark when a full re-scan runs during the word search', async () => {
    const { server, person, id } = await prepare();
    await processDocument(server, id);
    const { dependencies } = server;
    const analyzer = {
      ...dependencies.analyzer,
      findMark: async (...task: Parameters<typeof dependencies.analyzer.findMark>) => {
        const found = await dependencies.analyzer.findMark(...task);
        await person.post(`/api/documents/${id}/rescan`, {});
        await processDocument(server, id);
        return found;
      },
    };
    const slow = { ...dependencies, analyzer };
    const app = await createApp(slow, createFeatures(slow));
    const answer = await app.inject({
      method: 'POST',
      url: `/api/documents/${id}/marks`,
      headers: { authorization: `Bearer ${person.token}` },
      payload: HERON,
    });
    expect(answer.statusCode).toBe(200);
    expect(markedIn(await readAnalysis(person, id))).toHaveLength(2);
    await app.close();
  });

  it('requires the original file, while unmarking does not', async () => {
    const { server, person, id } = await prepare();
    await processDocument(server, id);
    const { marking } = await mark(person, id, HERON);
    await server.dependencies.database
      .updateTable('documents')
      .set({ original_deleted_at: Date.now() })
      .where('id', '=', id)
      .execute();
    expect(await refusal(person, id, HERON)).toEqual([410, 'documents.original_deleted']);
    expect(markedIn(await readAnalysis(person, id))).toHaveLength(2);
    expect(await unmark(person, id, marking.mark)).toBe(true);
  });
});
