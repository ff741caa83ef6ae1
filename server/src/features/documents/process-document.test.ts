import { analysisSchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { DocumentError } from '@proviso/documents';
import { expect, it } from 'vitest';

import type { Dependencies } from '#server/dependencies.ts';
import { createFeatures } from '#server/features.ts';
import { AnalysisError, type Analyzer, type DocumentAnalysis } from '#server/ports/analyzer.ts';
import type { JobRequest } from '#server/ports/job-queue.ts';
import { textFile } from '#server/testing/form.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const LETTER = textFile('Write to anna@example.com.');
const { signal } = new AbortController();

/** Document processing with the real analyzer, or with one that the test controls. */
function createProcess(dependencies: Dependencies, analyzeDocument?: Analyzer['analyzeDocument']) {
  const analyzer = { ...dependencies.analyzer, ...(analyzeDocument && { analyzeDocument }) };
  return createFeatures({ ...dependencies, analyzer }).documents.processDocument;
}

/** An analyzer that always fails with this error. */
function failing(error: Error): Analyzer['analyzeDocument'] {
  return async () => {
    throw error;
  };
}

async function usedBy(person: Person): Promise<number> {
  const answer = await person.get('/api/subscription-status');
  return answer.json<{ documentsUsed: number }>().documentsUsed;
}

describeDatabases('processing a document', (_open, databases) => {
  async function prepare() {
    const { app, dependencies } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const { id } = await person.upload(LETTER);
    const state = async () =>
      (await person.get(`/api/documents/${id}`)).json<{
        status: string;
        failure: { code: string } | null;
      }>();
    const attempt = (isLastAttempt = false) => ({ key: String(id), isLastAttempt, signal });
    return { dependencies, person, id, state, attempt };
  }

  it('refuses a job whose key names no document', async () => {
    const { dependencies, id, state, attempt } = await prepare();
    for (const key of [`${id}x`, `${id}-`, '']) {
      await expect(createProcess(dependencies)({ ...attempt(), key })).rejects.toThrow(/key/);
    }
    expect((await state()).status).toBe('uploaded');
  });

  it('stores only the result of the latest attempt', async () => {
    const { dependencies, person, id, state, attempt } = await prepare();
    const stale = Promise.withResolvers<DocumentAnalysis>();
    const slow = createProcess(dependencies, () => stale.promise)(attempt());
    await expect.poll(async () => (await state()).status).toBe('processing');
    await createProcess(dependencies)(attempt());
    const result = (await person.get(`/api/analysis/${id}`)).body;
    const analysis = analysisSchema.parse(JSON.parse(result));
    stale.resolve({ analysis: { ...analysis, complianceStatus: 'critical' } });
    await slow;
    expect((await person.get(`/api/analysis/${id}`)).body).toBe(result);
    expect(await usedBy(person)).toBe(1);
  });

  it('does not let a stale attempt fail the document or refund the allowance', async () => {
    const { dependencies, person, state, attempt } = await prepare();
    const stale = Promise.withResolvers<DocumentAnalysis>();
    const slow = createProcess(dependencies, () => stale.promise)(attempt());
    await expect.poll(async () => (await state()).status).toBe('processing');
    await createProcess(dependencies)(attempt());
    stale.reject(new DocumentError('documents.corrupt'));
    await slow;
    expect((await state()).status).toBe('completed');
    expect(await usedBy(person)).toBe(1);
  });

  it.each([new DocumentError('documents.too_complex'), new AnalysisError('analysis.crashed')])(
    'fails permanently and at no cost when the document is the cause: $code',
    async (error) => {
      const { dependencies, person, state, attempt } = await prepare();
      await createProcess(dependencies, failing(error))(attempt());
      expect(await state()).toMatchObject({
        status: 'failed',
        failure: { code: error.code, message: error.message },
      });
      expect(await usedBy(person)).toBe(0);
      await createProcess(dependencies)(attempt());
      expect((await state()).status).toBe('failed');
    },
  );

  it('is retried after an internal error, and fails on the last attempt', async () => {
    const { dependencies, person, state, attempt } = await prepare();
    const process = createProcess(dependencies, failing(new Error('disk gone')));
    await expect(process(attempt())).rejects.toThrow('disk gone');
    expect((await state()).status).toBe('processing');
    await process(attempt(true));
    expect(await state()).toMatchObject({
      status: 'failed',
      failure: { code: 'analysis.unavailable' },
    });
    expect(await usedBy(person)).toBe(0);
  });

  it('is retried when the machine is too busy, and reports that on the last attempt', async () => {
    const { dependencies, state, attempt } = await prepare();
    const process = createProcess(dependencies, failing(new AnalysisError('analysis.busy')));
    await expect(process(attempt())).rejects.toThrow(AnalysisError);
    expect((await state()).status).toBe('processing');
    await process(attempt(true));
    expect(await state()).toMatchObject({ status: 'failed', failure: { code: 'analysis.busy' } });
  });

  it('does not fail the document when aborted', async () => {
    const { dependencies, state, attempt } = await prepare();
    const process = createProcess(dependencies, failing(new AnalysisError('analysis.crashed')));
    const aborted = { ...attempt(true), signal: AbortSignal.abort() };
    await expect(process(aborted)).rejects.toThrow(AnalysisError);
    expect((await state()).status).toBe('processing');
  });

  it('is aborted when the document is deleted', async () => {
    const { dependencies, person, id, state, attempt } = await prepare();
    const endless: Analyzer['analyzeDocument'] = (_task, aborted) =>
      new Promise((_resolve, reject) => {
        aborted.addEventListener('abort', () => reject(new AnalysisError('analysis.busy')));
      });
    const process = createProcess(dependencies, endless)(attempt());
    await expect.poll(async () => (await state()).status).toBe('processing');
    await person.request('DELETE', `/api/documents/${id}`);
    await process;
  });

  it('gives up on a document after too many unfinished attempts', async () => {
    const { dependencies, person, state, attempt } = await prepare();
    const cutShort = createProcess(dependencies, failing(new Error('killed')));
    for (let run = 1; run <= 10; run += 1)
      await expect(cutShort(attempt())).rejects.toThrow('killed');
    await cutShort(attempt());
    expect(await state()).toMatchObject({
      status: 'failed',
      failure: { code: 'analysis.crashed' },
    });
    expect(await usedBy(person)).toBe(0);
  });
});

describeDatabases('maintenance', (_open, databases) => {
  it("adds the job that a dying process failed to add, with the account's priority", async () => {
    const { app, dependencies } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const added: unknown[] = [];
    const lost = { ...dependencies.queue, add: async () => {} };
    const { documents } = createFeatures({ ...dependencies, queue: lost });
    const profile = {
      id: person.profileId,
      userId: person.userId,
      name: 'A',
      plan: 'free',
      role: 'user',
      isDemo: false,
      defaultPolicy: null,
    } as const;
    const { id } = await documents.uploadDocument(profile, LETTER);
    const noting = {
      ...dependencies.queue,
      add: async ({ key, priority }: JobRequest) => void added.push({ key, priority }),
    };
    await dependencies.database.updateTable('profiles').set({ plan: 'pro' }).execute();
    await createFeatures({ ...dependencies, queue: noting }).documents.recoverDocuments();
    expect(added).toEqual([{ key: String(id), priority: 1 }]);
  });

  it('removes only blobs that belong to no document and are old', async () => {
    const { app, dependencies } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    await person.upload(LETTER);
    const { blobs } = dependencies;
    const orphan = crypto.randomUUID();
    await blobs.put(orphan, Buffer.from('left behind'));
    const count = async () => {
      let total = 0;
      for await (const _blob of blobs.list()) total += 1;
      return total;
    };
    await createFeatures(dependencies).documents.removeOrphanBlobs();
    expect(await count()).toBe(2);
    const later = { now: () => Date.now() + 2 * 60 * 60_000 };
    await createFeatures({ ...dependencies, clock: later }).documents.removeOrphanBlobs();
    expect(await count()).toBe(1);
    await expect(blobs.get(orphan)).rejects.toThrow();
  });

  it('refunds the reservation of a text whose process died, but not one in progress', async () => {
    const { app, dependencies } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    await dependencies.database.transaction().execute((transaction) =>
      createFeatures(dependencies).usage.allowance.reserve(
        transaction,
        {
          id: person.profileId,
          userId: person.userId,
          name: 'A',
          plan: 'free',
          role: 'user',
          isDemo: false,
          defaultPolicy: null,
        },
        'text',
      ),
    );
    await createFeatures(dependencies).usage.returnAbandonedTexts();
    expect(await usedBy(person)).toBe(1);
    const returnAfter = (hours: number) => {
      const clock = { now: () => Date.now() + hours * 60 * 60_000 };
      return createFeatures({ ...dependencies, clock }).usage.returnAbandonedTexts();
    };
    // As long as two hundred texts may take that are read by a slow language model.
    await returnAfter(5);
    expect(await usedBy(person)).toBe(1);
    await returnAfter(13);
    expect(await usedBy(person)).toBe(0);
  });
});
