import { analysisSchema, type Document, documentSchema, errorBodySchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { DocumentError } from '@proviso/documents';
import { expect, it } from 'vitest';

import { DAY_MS } from '#server/calendar/durations.ts';
import { createFeatures } from '#server/features.ts';
import { AnalysisError } from '#server/ports/analyzer.ts';
import { BlobStorageError } from '#server/ports/blob-storage.ts';
import { textFile } from '#server/testing/form.ts';
import { type Person, signIn, signUp } from '#server/testing/sign-up.ts';
import { startTestServer, type TestServer } from '#server/testing/start-test-server.ts';

const LETTER = textFile('Write to anna@example.com.\nMy SSN is 219-09-9999.\n');
const NEWER = textFile('A new first line.\nWrite to anna@example.com.\nMy SSN is 219-09-9999.\n');

async function readAnalysis(person: Person, id: number) {
  return analysisSchema.parse((await person.get(`/api/analysis/${id}`)).json());
}

async function readDocument(person: Person, id: number): Promise<Document> {
  return documentSchema.parse((await person.get(`/api/documents/${id}`)).json());
}

async function usedBy(person: Person): Promise<number> {
  const answer = await person.get('/api/subscription-status');
  return answer.json<{ documentsUsed: number }>().documentsUsed;
}

/** Runs a document's job where nothing else processes the queue; given a failure, as if the job had failed with it. */
async function processDocument({ dependencies }: TestServer, id: number, failure?: Error) {
  const analyzer =
    failure === undefined
      ? dependencies.analyzer
      : { ...dependencies.analyzer, analyzeDocument: () => Promise.reject(failure) };
  const { signal } = new AbortController();
  const { documents } = createFeatures({ ...dependencies, analyzer });
  await documents.processDocument({ key: String(id), isLastAttempt: true, signal });
}

/** A user with an analyzed document whose social security number finding is dismissed. */
async function prepare(server: TestServer) {
  const person = await signUp(server.app, 'anna@example.com');
  const { id } = await person.upload(LETTER);
  await processDocument(server, id);
  const { issues } = await readAnalysis(person, id);
  const finding = issues.findIndex(({ type }) => type === 'us-ssn');
  await person.post(`/api/documents/${id}/decisions`, { finding, reason: 'accepted-risk' });
  return { person, id };
}

describeDatabases('a re-scan', (_open, databases) => {
  it('creates a new analysis that counts toward the allowance and keeps decisions', async () => {
    const server = await startTestServer(databases, { background: false });
    const { person, id } = await prepare(server);
    const before = await readAnalysis(person, id);
    const response = await person.post(`/api/documents/${id}/rescan`, { policy: 'general' });
    expect(response.statusCode).toBe(202);
    expect(documentSchema.parse(response.json())).toMatchObject({
      id,
      status: 'uploaded',
      complianceStatus: null,
    });
    await processDocument(server, id);
    const document = await readDocument(person, id);
    const analysis = await readAnalysis(person, id);
    expect(analysis.policy?.name).toBe('general');
    expect(analysis.issues.map(({ fingerprint }) => fingerprint)).toEqual(
      before.issues.map(({ fingerprint }) => fingerprint),
    );
    const dismissed = analysis.issues.filter(({ decision }) => decision !== undefined);
    expect(dismissed).toMatchObject([{ type: 'us-ssn' }]);
    expect(document).toMatchObject({
      complianceStatus: analysis.complianceStatus,
      counts: { pii: { high: 0 } },
    });
    expect(await usedBy(person)).toBe(2);
  });

  it('that fails keeps the previous report, says why, and costs nothing', async () => {
    const server = await startTestServer(databases, { background: false });
    const { person, id } = await prepare(server);
    const before = await readAnalysis(person, id);
    await person.post(`/api/documents/${id}/rescan`, {});
    expect((await person.get(`/api/analysis/${id}`)).json()).toBeNull();
    expect(await usedBy(person)).toBe(2);
    await processDocument(server, id, new AnalysisError('analysis.crashed'));
    expect(await readDocument(person, id)).toMatchObject({
      status: 'completed',
      complianceStatus: before.complianceStatus,
      failure: { code: 'analysis.crashed' },
    });
    expect(await readAnalysis(person, id)).toEqual(before);
    expect(await usedBy(person)).toBe(1);
  });

  it('that fails under another policy leaves the report its own, and later ones too', async () => {
    const server = await startTestServer(databases, { background: false });
    const { person, id } = await prepare(server);
    await person.post(`/api/documents/${id}/rescan`, { policy: 'general' });
    await processDocument(server, id);
    await person.post(`/api/documents/${id}/rescan`, { policy: 'gdpr' });
    await processDocument(server, id, new AnalysisError('analysis.crashed'));
    expect((await readAnalysis(person, id)).policy?.name).toBe('general');
    await person.post(`/api/documents/${id}/rescan`, {});
    await processDocument(server, id);
    expect((await readAnalysis(person, id)).policy?.name).toBe('general');
    await person.post(`/api/documents/${id}/rescan`, { policy: 'gdpr' });
    await processDocument(server, id);
    expect((await readAnalysis(person, id)).policy?.name).toBe('gdpr');
  });

  it('waits for the storage as long as an upload does, however old the document is', async () => {
    let now = Date.parse('2026-11-01T12:00:00Z');
    const server = await startTestServer(databases, {
      background: false,
      clock: { now: () => now },
    });
    const { person, id } = await prepare(server);
    now += 7 * DAY_MS;
    const later = await signIn(server.app, person.email);
    await later.post(`/api/documents/${id}/rescan`, {});
    const { signal } = new AbortController();
    const unavailable = new BlobStorageError('storage.unreachable');
    const { documents } = createFeatures({
      ...server.dependencies,
      blobs: { ...server.dependencies.blobs, get: () => Promise.reject(unavailable) },
    });
    const attempt = () =>
      documents.processDocument({ key: `${id}-1`, isLastAttempt: true, signal });
    now += DAY_MS - 1;
    await expect(attempt()).rejects.toBe(unavailable);
    now += 1;
    await attempt();
    const again = await signIn(server.app, person.email);
    expect(await readDocument(again, id)).toMatchObject({
      failure: { code: 'analysis.unavailable' },
    });
  });

  it('is processed by the queue even right after the previous analysis', async () => {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const { id } = await person.upload(LETTER);
    await person.waitFor(id);
    await person.post(`/api/documents/${id}/rescan`, {});
    expect(await person.waitFor(id)).toMatchObject({ status: 'completed', failure: null });
    expect(await usedBy(person)).toBe(2);
  });

  it('of an unreadable document can be repeated any number of times', async () => {
    const server = await startTestServer(databases, { background: false });
    const person = await signUp(server.app, 'anna@example.com');
    const { id } = await person.upload(LETTER);
    for (let scan = 0; scan < 12; scan += 1) {
      await processDocument(server, id, new DocumentError('documents.corrupt'));
      const failure = { code: 'documents.corrupt' };
      expect(await readDocument(person, id)).toMatchObject({ status: 'failed', failure });
      expect((await person.post(`/api/documents/${id}/rescan`, {})).statusCode).toBe(202);
    }
    expect(await usedBy(person)).toBe(1);
  });

  it('is rejected while another is running, beyond the allowance, and for other accounts', async () => {
    const server = await startTestServer(databases, {
      background: false,
      environment: { PLAN_FREE_LIMIT: '1' },
    });
    const { app } = server;
    const person = await signUp(app, 'anna@example.com');
    const stranger = await signUp(app, 'otto@example.com');
    const { id } = await person.upload(LETTER);
    const refused = async (who: Person, path: number | string) => {
      const response = await who.post(`/api/documents/${path}/rescan`, {});
      return [response.statusCode, errorBodySchema.parse(response.json()).code];
    };
    expect(await refused(person, id)).toEqual([409, 'documents.under_way']);
    expect(await refused(stranger, id)).toEqual([404, 'documents.not_found']);
    expect(await refused(person, 'x')).toEqual([404, 'documents.not_found']);
    await processDocument(server, id);
    expect(await refused(person, id)).toEqual([402, 'usage.limit_reached']);
    expect((await readAnalysis(person, id)).complianceStatus).toBe('critical');
  });
});

describeDatabases('a newer version of a document', (_open, databases) => {
  it('is a separate document that inherits decisions and outlives the previous version', async () => {
    const server = await startTestServer(databases, { background: false });
    const { person, id } = await prepare(server);
    const response = await person.sendForm([
      ['file', NEWER],
      ['previousId', String(id)],
    ]);
    const { document } = response.json<{ document: Document }>();
    expect(document).toMatchObject({ previousId: id });
    expect((await readDocument(person, id)).newerId).toBe(document.id);
    expect((await readDocument(person, document.id)).newerId).toBeNull();
    await processDocument(server, document.id);
    const { issues } = await readAnalysis(person, document.id);
    const dismissed = issues.filter(({ decision }) => decision !== undefined);
    expect(dismissed).toMatchObject([{ type: 'us-ssn', location: 'Line 3' }]);
    await person.request('DELETE', `/api/documents/${id}`);
    expect(await readDocument(person, document.id)).toMatchObject({
      previousId: null,
      counts: { pii: { high: 0 } },
    });
  });

  it('cannot follow a document that does not exist or belongs to another account', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const stranger = await signUp(app, 'otto@example.com');
    const { id } = await person.upload(LETTER);
    for (const previousId of [String(id), '987654', 'x']) {
      const response = await stranger.sendForm([
        ['file', NEWER],
        ['previousId', previousId],
      ]);
      expect(response.statusCode).toBe(404);
    }
    expect((await stranger.get('/api/documents')).json()).toEqual([]);
    expect(await usedBy(stranger)).toBe(0);
  });
});
