import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { analysisSchema, documentTextSchema, errorBodySchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { textFile, type TestFile } from '#server/testing/form.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const EXAMPLES = join(import.meta.dirname, '../../../../examples/documents');

describeDatabases('an original', (_open, databases) => {
  async function upload(file: TestFile) {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const { id } = await person.upload(file);
    await person.waitFor(id);
    return { person, id };
  }

  it('is handed out byte for byte, to be saved and never to be interpreted or kept', async () => {
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

  it('shows where on its pages each finding stands', async () => {
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

  it('is read with the parts of a Word document told apart', async () => {
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

  it('of plain text is its text', async () => {
    const { person, id } = await upload(textFile('Write to anna@example.com.\nThanks\n'));
    expect((await person.get(`/api/documents/${id}/text`)).json()).toEqual({
      text: 'Write to anna@example.com.\nThanks\n',
      segments: [],
      pages: [],
      highlights: [],
    });
  });

  it('that cannot be read is handed out all the same, and the reason told', async () => {
    const bytes = Buffer.from('%PDF-1.7\nnothing that follows is a document');
    const { person, id } = await upload({ name: 'damaged.pdf', bytes });
    expect((await person.get(`/api/documents/${id}/file`)).rawPayload).toEqual(bytes);
    const response = await person.get(`/api/documents/${id}/text`);
    expect(response.statusCode).toBe(422);
    expect(errorBodySchema.parse(response.json()).code).toBe('documents.corrupt');
  });

  it('leaves nothing of its text in the log', async () => {
    const { app, logLines } = await startTestServer(databases);
    const person = await signUp(app, 'someone@example.com');
    const { id } = await person.upload(textFile('The SSN of Quentin is 219-09-9999.'));
    await person.waitFor(id);
    await person.get(`/api/documents/${id}/text`);
    expect(logLines.join('')).not.toMatch(/Quentin|219-09/);
  });
});
