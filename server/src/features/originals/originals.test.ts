import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  analysisSchema,
  type DocumentText,
  documentTextSchema,
  errorBodySchema,
} from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it, onTestFinished } from 'vitest';

import { createApp } from '#server/app.ts';
import { createFeatures } from '#server/features.ts';
import type { Analyzer } from '#server/ports/analyzer.ts';
import { textFile, type TestFile } from '#server/testing/form.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

/** The reading of a document without text. */
const EMPTY = { text: '', segments: [], pages: [], highlights: [] } satisfies DocumentText;
const EXAMPLES = join(import.meta.dirname, '../../../../examples/documents');

/** Long enough on a busy machine. */
const POLLING = { timeout: 20_000 };

describeDatabases('an original', (_open, databases) => {
  async function upload(file: TestFile) {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const { id } = await person.upload(file);
    await person.waitFor(id);
    return { person, id };
  }

  it('is served byte for byte as an uncacheable attachment that browsers do not sniff', async () => {
    const bytes = Buffer.from([0xef, 0xbb, 0xbf, ...Buffer.from('<script>Größe</script>\r\n')]);
    const { person, id } = await upload({ name: 'Größe.txt', bytes });
    const response = await person.get(`/api/documents/${id}/file`);
    expect(response.rawPayload).toEqual(bytes);
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; .*filename\*=UTF-8''Gr%C3%B6%C3%9Fe\.txt$/,
    );
  });

  it('shows where each finding is on its pages', async () => {
    const name = 'patient-letter.pdf';
    const { person, id } = await upload({ name, bytes: readFileSync(join(EXAMPLES, name)) });
    const { issues } = analysisSchema.parse((await person.get(`/api/analysis/${id}`)).json());
    const reading = documentTextSchema.parse(
      (await person.get(`/api/documents/${id}/text`)).json(),
    );
    const [page] = reading.pages;
    const placed = issues.filter(({ start, end, place }) => end > start && place.page === 1);
    expect(placed.length).toBeGreaterThan(5);
    for (const issue of placed) {
      const [box] = reading.highlights.find((highlight) => highlight.id === issue.id)?.boxes ?? [];
      expect(box, issue.type).toMatchObject({ page: 1 });
      expect(box!.right - box!.left, issue.type).toBeGreaterThan(5);
      expect(box!.right).toBeLessThanOrEqual(page!.width);
      expect(box!.bottom).toBeLessThanOrEqual(page!.height);
    }
  });

  it('is read in segments when it is a Word document', async () => {
    const name = 'services-contract.docx';
    const { person, id } = await upload({ name, bytes: readFileSync(join(EXAMPLES, name)) });
    const { text, segments, pages, highlights } = documentTextSchema.parse(
      (await person.get(`/api/documents/${id}/text`)).json(),
    );
    expect(pages).toEqual([]);
    expect(highlights).toEqual([]);
    expect(segments.length).toBeGreaterThan(10);
    expect(segments.at(-1)!.end).toBeLessThanOrEqual(text.length);
  });

  it('is read unchanged when it is plain text', async () => {
    const { person, id } = await upload(textFile('Write to anna@example.com.\nThanks\n'));
    expect((await person.get(`/api/documents/${id}/text`)).json()).toEqual({
      text: 'Write to anna@example.com.\nThanks\n',
      segments: [],
      pages: [],
      highlights: [],
    });
  });

  it('can be downloaded even if it is unreadable, and reading it reports the reason', async () => {
    const bytes = Buffer.from('%PDF-1.7\nnothing that follows is a document');
    const { person, id } = await upload({ name: 'damaged.pdf', bytes });
    expect((await person.get(`/api/documents/${id}/file`)).rawPayload).toEqual(bytes);
    const response = await person.get(`/api/documents/${id}/text`);
    expect(response.statusCode).toBe(422);
    expect(errorBodySchema.parse(response.json()).code).toBe('documents.corrupt');
  });

  /** A server whose readings end when the test says so. */
  async function holdReadings() {
    const { dependencies } = await startTestServer(databases, { background: false });
    const file = Promise.withResolvers<Uint8Array>();
    const begun: AbortSignal[] = [];
    const readText: Analyzer['readText'] = async (_makeTask, signal) => {
      begun.push(signal);
      return file.promise;
    };
    const analyzer = { ...dependencies.analyzer, readText };
    const app = await createApp(dependencies, createFeatures({ ...dependencies, analyzer }));
    onTestFinished(() => app.close());
    const person = await signUp(app, 'anna@example.com');
    const { id } = await person.upload(textFile('Dear Anna'));
    return { app, person, path: `/api/documents/${id}/text`, begun, file };
  }

  it('is read at most twice concurrently per account, with an error when too many readings wait', async () => {
    const { app, person, path, begun, file } = await holdReadings();
    const asked = Array.from({ length: 24 }, () => person.get(path));
    const refused = await Promise.race(asked);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBeDefined();
    expect(errorBodySchema.parse(refused.json()).code).toBe('analysis.busy');
    await expect.poll(() => begun, POLLING).toHaveLength(2);
    const other = await signUp(app, 'otto@example.com');
    const { id } = await other.upload(textFile('Dear Otto'));
    const foreign = other.get(`/api/documents/${id}/text`);
    await expect.poll(() => begun, POLLING).toHaveLength(3);
    file.resolve(Buffer.from(JSON.stringify(EMPTY)));
    expect((await foreign).statusCode).toBe(200);
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(22);
  });

  it('stops being read when the client disconnects', async () => {
    const { app, person, path, begun } = await holdReadings();
    const address = await app.listen({ port: 0 });
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${person.token}` };
    const answer = fetch(`${address}${path}`, { headers, signal: leaving.signal });
    await expect.poll(() => begun, POLLING).toHaveLength(1);
    expect(begun[0]?.aborted).toBe(false);
    leaving.abort();
    await expect(answer).rejects.toThrow();
    await expect.poll(() => begun[0]?.aborted, POLLING).toBe(true);
  });

  it('does not leak its text into the log', async () => {
    const { app, logLines } = await startTestServer(databases);
    const person = await signUp(app, 'someone@example.com');
    const { id } = await person.upload(textFile('The SSN of Quentin is 219-09-9999.'));
    await person.waitFor(id);
    await person.get(`/api/documents/${id}/text`);
    expect(logLines.join('')).not.toMatch(/Quentin|219-09/);
  });
});
