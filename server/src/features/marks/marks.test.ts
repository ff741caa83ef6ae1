import { type Document, documentSchema, reportSchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { type MarkedPlace, MAX_MARKED_PLACES } from '#server/ports/analyzer.ts';
import { textFile } from '#server/testing/form.ts';
import { mark, markedIn, readAnalysis, refusal, unmark } from '#server/testing/mark-words.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

import { MAX_MARKS } from './errors.ts';
import { MarkStore } from './index.ts';

const LETTER = textFile(
  'Write to anna@example.com about the blue\r\nheron. The Blue Heron is late, as oxen are.\nOne ox is here.\n',
);
const HERON = { text: 'Blue  Heron', category: 'pii' };

async function readDocument(person: Person, id: number): Promise<Document> {
  return documentSchema.parse((await person.get(`/api/documents/${id}`)).json());
}

describeDatabases('a mark', (_open, databases) => {
  async function prepare(file = LETTER) {
    const server = await startTestServer(databases);
    const person = await signUp(server.app, 'anna@example.com');
    const { id } = await person.upload(file);
    await person.waitFor(id);
    return { ...server, person, id };
  }

  it('becomes a finding at each place its words occur, and counts like any other finding', async () => {
    const { person, id } = await prepare();
    const before = await readAnalysis(person, id);
    const request = { ...HERON, severity: 'high', note: ' our source ' };
    const { marking, ...analysis } = await mark(person, id, request);
    expect(marking).toMatchObject({ places: 2, findings: 2, highlights: [] });
    expect(analysis).toEqual(await readAnalysis(person, id));
    expect(analysis.issues.map(({ type, excerpt }) => [type, excerpt])).toEqual([
      ['email-address', 'anna@example.com'],
      ['marked-by-hand', 'blue\r\nheron'],
      ['marked-by-hand', 'Blue Heron'],
    ]);
    expect(analysis.issues[1]).toMatchObject({
      typeName: 'Marked by hand',
      category: 'pii',
      severity: 'high',
      confidence: 1,
      why: 'A person marked it by hand: our source.',
      source: { kind: 'person', version: new Date().toISOString().slice(0, 10) },
      location: 'Line 1',
      mark: marking.mark,
    });
    expect(analysis).toMatchObject({
      complianceStatus: 'critical',
      marks: [{ id: marking.mark, excerpt: 'Blue  Heron', note: 'our source', findings: 2 }],
    });
    expect(analysis.issues[0]).toEqual(before.issues[0]);
    const counts = { pii: { high: 2, low: 1 } };
    expect(await readDocument(person, id)).toMatchObject({ counts });
    expect((await person.get('/api/statistics')).json()).toMatchObject({
      types: expect.arrayContaining([expect.objectContaining({ type: 'marked-by-hand' })]),
    });
  });

  it('is removed with all of its findings, restoring the previous state', async () => {
    const { person, id } = await prepare();
    const before = {
      analysis: await readAnalysis(person, id),
      row: await readDocument(person, id),
    };
    const { marking } = await mark(person, id, HERON);
    const other = await mark(person, id, { text: 'late', category: 'legal' });
    const kept = other.issues.find(({ category }) => category === 'legal');
    expect(await unmark(person, id, marking.mark)).toBe(true);
    expect((await readAnalysis(person, id)).issues).toContainEqual(kept);
    expect(await unmark(person, id, other.marking.mark)).toBe(true);
    expect(await unmark(person, id, other.marking.mark)).toBe('marks.not_found');
    expect(await readAnalysis(person, id)).toEqual(before.analysis);
    expect(await readDocument(person, id)).toEqual(before.row);
  });

  it('adds no finding where the engine already found the words, and reports that', async () => {
    const { person, id } = await prepare();
    const { marking, issues } = await mark(person, id, { text: 'anna@example', category: 'pii' });
    expect(marking).toMatchObject({ places: 1, findings: 0 });
    expect(issues.map(({ type }) => type)).toEqual(['email-address']);
    const wider = await mark(person, id, { text: 'to anna@example.com', category: 'pii' });
    expect(wider.marking).toMatchObject({ places: 1, findings: 1 });
    expect(wider.issues.map(({ type }) => type)).toEqual(['marked-by-hand', 'email-address']);
    const other = await mark(person, id, { text: 'anna@example.com', category: 'policy' });
    expect(other.marking).toMatchObject({ places: 1, findings: 1 });
  });

  it('replaces an earlier mark with the same words, but not one in another category', async () => {
    const { person, id } = await prepare();
    const first = await mark(person, id, HERON);
    const again = await mark(person, id, { ...HERON, text: 'blue heron', severity: 'low' });
    expect(again.marking.mark).toBe(first.marking.mark);
    expect(again.marks).toMatchObject([{ severity: 'low', findings: 2 }]);
    const beside = await mark(person, id, { ...HERON, category: 'legal' });
    expect(beside.marks).toHaveLength(2);
    expect(new Set(beside.issues.map((issue) => issue.id)).size).toBe(beside.issues.length);
  });

  it('does not match short words inside longer ones, unless the marked words were part of a word', async () => {
    const { person, id } = await prepare();
    expect(markedIn(await mark(person, id, { text: 'ox', category: 'pii' }))).toEqual(['Line 3']);
    expect(markedIn(await mark(person, id, { text: 'ero', category: 'policy' }))).toHaveLength(3);
  });

  it('can be dismissed like any finding, and persists after a re-scan', async () => {
    const { person, id } = await prepare();
    const { issues } = await mark(person, id, { ...HERON, severity: 'high' });
    const [, { id: finding, fingerprint } = { id: 0 }] = issues;
    const decision = { finding, fingerprint, reason: 'accepted-risk' };
    expect((await person.post(`/api/documents/${id}/decisions`, decision)).statusCode).toBe(200);
    const before = await readAnalysis(person, id);
    expect(before.issues.filter((issue) => issue.decision !== undefined)).toHaveLength(1);
    await person.post(`/api/documents/${id}/rescan`, { policy: 'gdpr' });
    await person.waitFor(id);
    const after = await readAnalysis(person, id);
    expect(after.policy?.name).toBe('gdpr');
    expect(after.issues.filter((issue) => issue.mark !== undefined)).toEqual(
      before.issues.filter((issue) => issue.mark !== undefined),
    );
    expect(after.marks).toEqual(before.marks);
    expect(await readDocument(person, id)).toMatchObject({ counts: { pii: { high: 1 } } });
  });

  it('carries over to a newer version, where it is matched again and is independent of the original', async () => {
    const { person, id } = await prepare();
    await mark(person, id, HERON);
    await mark(person, id, { text: 'oxen', category: 'pii' });
    const newer = textFile('Nobody.\nA BLUE HERON came.\n');
    const answer = await person.sendForm([
      ['file', newer],
      ['previousId', String(id)],
    ]);
    const { document } = answer.json<{ document: Document }>();
    expect(await person.waitFor(document.id)).toMatchObject({ counts: { pii: { medium: 1 } } });
    const analysis = await readAnalysis(person, document.id);
    expect(markedIn(analysis)).toEqual(['Line 2']);
    expect(analysis.marks).toMatchObject([
      { excerpt: 'Blue  Heron', places: 1 },
      { excerpt: 'oxen', places: 0, findings: 0 },
    ]);
    for (const { id: markId } of analysis.marks ?? []) await unmark(person, document.id, markId);
    expect(markedIn(await readAnalysis(person, document.id))).toEqual([]);
    expect(markedIn(await readAnalysis(person, id))).toHaveLength(3);
  });

  it('is deleted with its document, and is not stored as readable text', async () => {
    const { person, id, dependencies } = await prepare();
    await mark(person, id, { ...HERON, note: 'our source' });
    const rows = () => dependencies.database.selectFrom('marks').selectAll().execute();
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(Buffer.from(row?.sealed ?? []).toString()).not.toMatch(/heron|source/i);
    expect(row?.words).toMatch(/^[0-9a-f]{64}$/);
    await person.request('DELETE', `/api/documents/${id}`);
    expect(await rows()).toEqual([]);
  });

  it('appears in reports, and in the activity without its text', async () => {
    const { person, id } = await prepare();
    const { marking } = await mark(person, id, { ...HERON, note: 'our source' });
    const report = async (format: string) =>
      (await person.get(`/api/download-report/${id}?format=${format}`)).body;
    expect(reportSchema.parse(JSON.parse(await report('json'))).analysis.marks).toHaveLength(1);
    expect(await report('csv')).toContain(`,person ${new Date().toISOString().slice(0, 10)},`);
    expect(await report('sarif')).toMatch(/"source":\s*"person"/);
    expect(await report('pdf')).toMatch(/^%PDF/);
    await unmark(person, id, marking.mark);
    const activity = (await person.get('/api/audit')).body;
    expect(activity).toMatch(/finding\.unmarked.*finding\.marked/s);
    expect(activity).not.toMatch(/heron|source/i);
  });

  it('survives when several are added concurrently', async () => {
    const { person, id } = await prepare();
    const words = ['Blue Heron', 'oxen', 'late', 'Write to'];
    await Promise.all(words.map((text) => mark(person, id, { text, category: 'legal' })));
    const { marks, issues } = await readAnalysis(person, id);
    expect(marks).toHaveLength(4);
    expect(new Set(issues.map((issue) => issue.id)).size).toBe(6);
    expect(await readDocument(person, id)).toMatchObject({ counts: { legal: { medium: 5 } } });
  });

  it('is masked in lists when it looks like a number or a secret', async () => {
    const { person, id } = await prepare(textFile('Key: Hunter2!x and file 44-1122-7788.'));
    await mark(person, id, { text: 'Hunter2!x', category: 'policy' });
    await mark(person, id, { text: '44-1122-7788', category: 'pii' });
    const answer = await person.get(`/api/analysis/${id}`);
    expect(answer.body).not.toMatch(/Hunter2|1122/);
  });

  it('is rejected for missing documents, marks or words, and for invalid input', async () => {
    const { app, person, id } = await prepare();
    const stranger = await signUp(app, 'otto@example.com');
    const missing = [404, 'marks.document_not_found'];
    expect(await refusal(stranger, id, HERON)).toEqual(missing);
    expect(await refusal(person, 987_654, HERON)).toEqual(missing);
    expect(await refusal(person, 'x', HERON)).toEqual(missing);
    for (const wrong of [
      { ...HERON, text: ' a ' },
      { ...HERON, text: '' },
      { ...HERON, text: '---' },
      { ...HERON, text: 'x'.repeat(501) },
      { ...HERON, note: 'x'.repeat(501) },
      { ...HERON, category: 'other' },
      { ...HERON, severity: 'grave' },
      { ...HERON, more: 1 },
      { text: 'Blue Heron' },
    ]) {
      expect(await refusal(person, id, wrong)).toEqual([400, 'request.invalid']);
    }
    const absent = { ...HERON, text: 'Grey Heron' };
    expect(await refusal(person, id, absent)).toEqual([422, 'marks.not_in_text']);
    const { marking } = await mark(person, id, HERON);
    expect(await unmark(stranger, id, marking.mark)).toBe('marks.document_not_found');
    expect(await unmark(person, id, 'x')).toBe('marks.not_found');
    const other = await stranger.upload(LETTER);
    await stranger.waitFor(other.id);
    expect(await unmark(stranger, other.id, marking.mark)).toBe('marks.not_found');
    expect((await readAnalysis(person, id)).marks).toHaveLength(1);
  });

  it('is rejected when no text was read, or when its words occur in too many places', async () => {
    const empty = await prepare(textFile(' \n \n'));
    expect(await refusal(empty.person, empty.id, HERON)).toEqual([409, 'marks.unread']);
    const long = await prepare(textFile('blue heron '.repeat(1001)));
    expect(await refusal(long.person, long.id, HERON)).toEqual([409, 'marks.too_many_places']);
    expect((await readAnalysis(long.person, long.id)).marks).toBeUndefined();
  });

  it('is limited to 200 per document and 20,000 places in total', async () => {
    const { person, id, dependencies } = await prepare(
      textFile(Array.from({ length: MAX_MARKS + 1 }, (_, index) => `word${index}`).join(' ')),
    );
    const store = new MarkStore(dependencies);
    const put = (text: string, places: readonly MarkedPlace[]) =>
      store.put(dependencies.database, id, {
        mark: { text, category: 'pii', severity: 'low', day: '2026-11-27', isWithinWords: false },
        markedAt: '2026-11-27T08:00:00.000Z',
        places,
        isCut: false,
      });
    const place = {
      start: 0,
      end: 5,
      excerpt: 'w***0',
      place: { label: 'Line 1', part: 'body' },
      fingerprint: 'word 0',
    } as const;
    await put(
      'word0',
      Array.from({ length: MAX_MARKED_PLACES }, () => place),
    );
    const last = { text: `word${MAX_MARKS}`, category: 'pii' };
    expect(await refusal(person, id, last)).toEqual([409, 'marks.too_many_places']);
    await mark(person, id, { ...last, text: 'word0' });
    for (let index = 1; index < MAX_MARKS; index += 1) await put(`word${index}`, []);
    expect(await refusal(person, id, last)).toEqual([409, 'marks.too_many']);
    expect((await mark(person, id, { ...last, text: 'word0' })).marks).toHaveLength(MAX_MARKS);
  });
});
