import {
  allowedListSchema,
  analysisSchema,
  analyzeTextResponseSchema,
  errorBodySchema,
  MAX_ALLOWED,
  uploadResponseSchema,
} from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import {
  allow,
  findingOf,
  LETTER,
  listDocuments,
  REASON,
  upload,
} from '#server/testing/allow-values.ts';
import { textFile } from '#server/testing/form.ts';
import { readAnalysis } from '#server/testing/mark-words.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

import { AllowedStore } from './index.ts';

const SAME = 'Our card is 4111 1111 1111 1111, and INES@acme.example is ours.\n';

async function openTypes(person: Person, id: number): Promise<string[]> {
  const { issues } = await readAnalysis(person, id);
  return issues.filter(({ decision }) => decision === undefined).map(({ type }) => type);
}

async function listAllowed(person: Person) {
  return allowedListSchema.parse((await person.get('/api/allowed')).json());
}

function codeOf(answer: { json(): unknown }): string {
  return errorBodySchema.parse(answer.json()).code;
}

describeDatabases('a value allowed in all documents', (_open, databases) => {
  async function prepare() {
    const server = await startTestServer(databases);
    const person = await signUp(server.app, 'anna@example.com');
    return { ...server, person };
  }

  it('does not count in existing or later documents, lists or statistics', async () => {
    const { person } = await prepare();
    const first = await upload(person, LETTER, 'first.txt');
    const second = await upload(person, SAME, 'second.txt');
    const answer = await allow(person, first, 'credit-card', 'email-address');
    expect(answer.statusCode, answer.body).toBe(201);
    const third = await upload(person, `${SAME}Write to bob@example.com.\n`, 'third.txt');
    expect(await openTypes(person, first)).toEqual([]);
    expect(await openTypes(person, second)).toEqual([]);
    expect(await openTypes(person, third)).toEqual(['email-address']);
    expect(
      (await listDocuments(person)).map(({ complianceStatus, counts }) => [
        complianceStatus,
        counts?.pii.low,
        counts?.pii.high,
      ]),
    ).toEqual([
      ['issues', 1, 0],
      ['compliant', 0, 0],
      ['compliant', 0, 0],
    ]);
    expect((await person.get('/api/statistics')).json()).toMatchObject({
      types: [{ type: 'email-address', findings: 1 }],
    });
    const [ours] = (await readAnalysis(person, third)).issues;
    const [entry] = await listAllowed(person);
    expect(ours?.decision).toMatchObject({ reason: 'not-relevant' });
    expect(entry).toMatchObject({ type: 'email-address', excerpt: 'ines@acme.example' });
  });

  it('is listed masked and appears in the activity log without its content', async () => {
    const { person } = await prepare();
    const id = await upload(person, LETTER);
    await allow(person, id, 'credit-card');
    expect(await listAllowed(person)).toMatchObject([
      { type: 'credit-card', category: 'pii', excerpt: '•••• 1111', reason: 'not-relevant' },
    ]);
    const activity = (await person.get('/api/audit?kind=value.allowed')).body;
    expect(activity).toContain('value.allowed');
    expect(activity).not.toContain('1111');
  });

  it('counts again everywhere once it is removed', async () => {
    const { person } = await prepare();
    const id = await upload(person, LETTER);
    const before = { analysis: await readAnalysis(person, id), list: await listDocuments(person) };
    await allow(person, id, 'credit-card');
    await allow(person, id, 'email-address');
    for (const entry of await listAllowed(person)) {
      const path = `/api/allowed/${entry.id}`;
      expect((await person.request('DELETE', path)).statusCode).toBe(204);
      expect(codeOf(await person.request('DELETE', path))).toBe('allowed.not_found');
    }
    expect({ analysis: await readAnalysis(person, id), list: await listDocuments(person) }).toEqual(
      before,
    );
  });

  it('survives a rescan and a newer version, and applies to pasted text and its cleaned copy', async () => {
    const { person } = await prepare();
    const id = await upload(person, LETTER);
    await allow(person, id, 'email-address');
    expect((await person.post(`/api/documents/${id}/rescan`, {})).statusCode).toBe(202);
    await person.waitFor(id);
    expect(await openTypes(person, id)).toEqual(['credit-card']);
    const newer = await person.sendForm([
      ['file', textFile(`${SAME}\n`)],
      ['previousId', String(id)],
    ]);
    const { document } = uploadResponseSchema.parse(newer.json());
    await person.waitFor(document.id);
    expect(await openTypes(person, document.id)).toEqual(['credit-card']);

    const text = 'Write to ines@acme.example or bob@example.com.';
    const answer = await person.post('/api/analyze-text', { text, clean: true });
    const { analysisResult, cleanedText } = analyzeTextResponseSchema.parse(answer.json());
    expect(analysisResult.issues.map(({ decision }) => decision?.reason)).toEqual([
      'not-relevant',
      undefined,
    ]);
    expect(cleanedText?.text).toBe('Write to ines@acme.example or [EMAIL-1].');
  });

  it('stays in cleaned copies, and reports say why it is suppressed', async () => {
    const { person } = await prepare();
    const id = await upload(person, LETTER);
    await allow(person, id, 'email-address');
    const cleaned = await person.post(`/api/documents/${id}/clean`, {});
    expect(cleaned.body).toContain('ines@acme.example');
    expect(cleaned.body).not.toContain('4111');
    const csv = (await person.get(`/api/download-report/${id}?format=csv`)).body;
    expect(csv).toContain('not-relevant, allowed in all documents');
    const sarif = (await person.get(`/api/download-report/${id}?format=sarif`)).body;
    expect(sarif).toContain('"suppressions"');
    expect((await person.get(`/api/download-report/${id}?format=pdf`)).statusCode).toBe(200);
    const restored = await person.request(
      'DELETE',
      `/api/documents/${id}/decisions/${findingOf(await readAnalysis(person, id), 'email-address').finding}`,
    );
    expect(codeOf(restored)).toBe('decisions.not_dismissed');
  });

  it('can be given by type and text, which are validated', async () => {
    const { person } = await prepare();
    const id = await upload(person, LETTER);
    const post = (type: string, text: string) =>
      person.post('/api/allowed', { type, text, ...REASON, note: ' sample ' });
    const answer = await post('credit-card', '4111 1111 1111 1111');
    expect(allowedListSchema.parse(answer.json())).toMatchObject([
      { typeName: 'Payment card number', excerpt: '•••• 1111', note: 'sample' },
    ]);
    expect(await openTypes(person, id)).toEqual(['email-address']);
    expect(codeOf(await post('credit-cart', '4111'))).toBe('allowed.type_unknown');
    expect(codeOf(await post('credit-card', '\u200B'))).toBe('allowed.blank');
  });

  it("is rejected for a finding that is missing, changed, marked by hand or someone else's, and is private to its account", async () => {
    const { person, app } = await prepare();
    const id = await upload(person, LETTER);
    await person.post(`/api/documents/${id}/marks`, { text: 'write', category: 'legal' });
    const post = (finding: object, document = id, who = person) =>
      who.post('/api/allowed', { document, findings: [finding], ...REASON });
    expect(codeOf(await post({ finding: 99 }))).toBe('allowed.finding_not_found');
    expect(codeOf(await post({ finding: 0, fingerprint: 'x' }))).toBe('allowed.finding_changed');
    expect(codeOf(await post({ finding: 20_000 }))).toBe('allowed.no_value');
    const stranger = await signUp(app, 'stranger@example.com');
    const foreign = await post({ finding: 0 }, id, stranger);
    expect([foreign.statusCode, foreign.body]).toEqual([
      404,
      (await post({ finding: 0 }, 987_654, stranger)).body,
    ]);
    await allow(person, id, 'email-address');
    const [entry] = await listAllowed(person);
    expect(await listAllowed(stranger)).toEqual([]);
    const removed = await stranger.request('DELETE', `/api/allowed/${entry?.id}`);
    expect(codeOf(removed)).toBe('allowed.not_found');
    expect(await listAllowed(person)).toHaveLength(1);
  });

  it('is taken from the excerpt in a report by an older version, unless that is masked', async () => {
    const { person, dependencies } = await prepare();
    const id = await upload(person, LETTER);
    await dependencies.database.updateTable('analyses').set({ sealed_values: null }).execute();
    expect((await allow(person, id, 'email-address')).statusCode).toBe(201);
    expect(codeOf(await allow(person, id, 'credit-card'))).toBe('allowed.report_too_old');
    expect(await openTypes(person, id)).toEqual(['credit-card']);
  });

  it('can be one of at most 500, and allowing it again replaces it', async () => {
    const { person, dependencies } = await prepare();
    const id = await upload(person, LETTER);
    await allow(person, id, 'email-address');
    const store = new AllowedStore(dependencies);
    const [first] = await listAllowed(person);
    await dependencies.database.transaction().execute(async (transaction) => {
      for (let count = 1; count < MAX_ALLOWED; count += 1) {
        const entry = { ...first!, key: `key ${count}` };
        await store.put(transaction, person.profileId, entry);
      }
    });
    expect((await allow(person, id, 'email-address')).statusCode).toBe(201);
    expect(codeOf(await allow(person, id, 'credit-card'))).toBe('allowed.too_many');
    expect(await listAllowed(person)).toHaveLength(MAX_ALLOWED);
  });

  it('updates every list when values are allowed concurrently and while documents are analyzed', async () => {
    const { person } = await prepare();
    const id = await upload(person, LETTER);
    const analysis = analysisSchema.parse(await readAnalysis(person, id));
    const later = await Promise.all(
      ['b', 'c'].map((name) => person.upload(textFile(`${SAME}${name}`, `${name}.txt`))),
    );
    const answers = await Promise.all(
      ['email-address', 'credit-card', 'email-address'].map((type) =>
        person.post('/api/allowed', {
          document: id,
          findings: [findingOf(analysis, type)],
          ...REASON,
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    for (const document of later) await person.waitFor(document.id);
    expect(await listAllowed(person)).toHaveLength(2);
    const statuses = (await listDocuments(person)).map(({ complianceStatus }) => complianceStatus);
    expect(statuses).toEqual(['compliant', 'compliant', 'compliant']);
  });
});
