import {
  analysisSchema,
  type Document,
  documentSchema,
  errorBodySchema,
  MAX_NOTE_LENGTH,
  reportSchema,
} from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { textFile } from '#server/testing/form.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const LETTER = 'Write to anna@example.com.\nMy SSN is 219-09-9999.\n';
const NOTE = 'Printed on our public page.';

describeDatabases('dismissing a finding', (_open, databases) => {
  async function prepare() {
    const { app, dependencies } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const { id } = await person.upload(textFile(LETTER));
    await person.waitFor(id);
    const read = async () => analysisSchema.parse((await person.get(`/api/analysis/${id}`)).json());
    const findingOf = async (type: string) => {
      const issue = (await read()).issues.find((candidate) => candidate.type === type);
      if (issue === undefined) throw new Error(`There is no ${type}.`);
      return issue;
    };
    const dismiss = async (type: string, more: object = {}) => {
      const { id: finding } = await findingOf(type);
      const request = { finding, reason: 'accepted-risk', ...more };
      return person.post(`/api/documents/${id}/decisions`, request);
    };
    const restore = async (type: string) => {
      const { id: finding } = await findingOf(type);
      return person.request('DELETE', `/api/documents/${id}/decisions/${finding}`);
    };
    return { app, dependencies, person, id, read, findingOf, dismiss, restore };
  }

  async function documentOf(person: Person, id: number): Promise<Document> {
    return documentSchema.parse((await person.get(`/api/documents/${id}`)).json());
  }

  it('excludes it from the verdict, flags and counts, but keeps it in the report', async () => {
    const { person, id, read, dismiss } = await prepare();
    expect(await read()).toMatchObject({ complianceStatus: 'critical' });
    const response = await dismiss('us-ssn', { note: ` ${NOTE} ` });
    const answered = analysisSchema.parse(response.json());
    expect(answered).toEqual(await read());
    expect(answered).toMatchObject({
      complianceStatus: 'issues',
      summary: { overallRisk: 'low' },
      piiDetails: [{ type: 'email-address' }],
    });
    const dismissed = answered.issues.filter(({ decision }) => decision !== undefined);
    expect(dismissed).toMatchObject([
      { type: 'us-ssn', decision: { reason: 'accepted-risk', note: NOTE } },
    ]);
    expect(await documentOf(person, id)).toMatchObject({
      complianceStatus: 'issues',
      counts: { pii: { high: 0, low: 1 } },
    });
  });

  it('can be undone, restoring the previous state', async () => {
    const { person, id, read, dismiss, restore } = await prepare();
    const before = { analysis: await read(), document: await documentOf(person, id) };
    await dismiss('us-ssn');
    await dismiss('email-address');
    expect(await documentOf(person, id)).toMatchObject({ complianceStatus: 'compliant' });
    expect((await restore('us-ssn')).statusCode).toBe(200);
    const last = await restore('email-address');
    expect(analysisSchema.parse(last.json())).toEqual(before.analysis);
    expect({ analysis: await read(), document: await documentOf(person, id) }).toEqual(before);
  });

  it('can be undone only for the finding that was seen, and only once', async () => {
    const { person, id, findingOf, dismiss } = await prepare();
    await dismiss('us-ssn');
    const { id: finding, fingerprint } = await findingOf('us-ssn');
    const path = `/api/documents/${id}/decisions/${finding}`;
    const restore = async (seen: string | undefined) => {
      const query = new URLSearchParams(seen === undefined ? {} : { fingerprint: seen });
      const response = await person.request('DELETE', `${path}?${query}`);
      return response.statusCode === 200 || errorBodySchema.parse(response.json()).code;
    };
    expect(await restore('another')).toBe('decisions.finding_changed');
    expect((await findingOf('us-ssn')).decision).toBeDefined();
    expect(await restore(fingerprint)).toBe(true);
    expect(await restore(fingerprint)).toBe('decisions.not_dismissed');
    expect(await restore(undefined)).toBe('decisions.not_dismissed');
    const activity = await person.get('/api/audit?kind=finding.restored');
    expect(activity.json<{ entries: unknown[] }>().entries).toHaveLength(1);
  });

  it('is shown in the downloaded report and leaves the passage unchanged in a cleaned copy', async () => {
    const { person, id, dismiss, findingOf } = await prepare();
    await dismiss('email-address', { reason: 'not-relevant', note: NOTE });
    const report = reportSchema.parse((await person.get(`/api/download-report/${id}`)).json());
    expect(report.analysis.issues.map(({ decision }) => decision?.note)).toContain(NOTE);
    const cleaned = await person.post(`/api/documents/${id}/clean`, {});
    expect(cleaned.body).toBe('Write to anna@example.com.\nMy SSN is [SSN-1].\n');
    const { id: finding, fingerprint } = await findingOf('email-address');
    const findings = [{ finding, fingerprint, treatment: 'label' }];
    const chosen = await person.post(`/api/documents/${id}/clean`, { findings });
    expect(chosen.body).toBe('Write to [EMAIL-1].\nMy SSN is [SSN-1].\n');
  });

  it('is replaced by a later decision on the same finding', async () => {
    const { dismiss, findingOf } = await prepare();
    await dismiss('us-ssn', { note: NOTE });
    await dismiss('us-ssn', { reason: 'false-alarm' });
    const { decision } = await findingOf('us-ssn');
    expect(decision).toMatchObject({ reason: 'false-alarm' });
    expect(decision).not.toHaveProperty('note');
  });

  it('loses nothing when several findings are dismissed concurrently', async () => {
    const { person, id, dismiss } = await prepare();
    const answers = await Promise.all([dismiss('us-ssn'), dismiss('email-address')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await documentOf(person, id)).toMatchObject({ complianceStatus: 'compliant' });
  });

  it('can be done and undone for several findings at once, all or none', async () => {
    const { person, id, read, findingOf } = await prepare();
    const seen = await Promise.all(
      ['us-ssn', 'email-address'].map(async (type) => {
        const { id: finding, fingerprint } = await findingOf(type);
        return { finding, fingerprint };
      }),
    );
    const path = `/api/documents/${id}/decisions`;
    const before = await read();
    const stale = [...seen, { finding: 0, fingerprint: 'another' }];
    const refused = await person.post(path, { findings: stale, reason: 'not-relevant' });
    expect(errorBodySchema.parse(refused.json()).code).toBe('decisions.finding_changed');
    expect(await read()).toEqual(before);

    const dismissed = await person.post(path, { findings: seen, reason: 'not-relevant' });
    expect(analysisSchema.parse(dismissed.json())).toMatchObject({ complianceStatus: 'compliant' });
    const restored = await person.post(`${path}/restore`, { findings: seen });
    expect(analysisSchema.parse(restored.json())).toEqual(before);
    const again = await person.post(`${path}/restore`, { findings: seen });
    expect(errorBodySchema.parse(again.json()).code).toBe('decisions.not_dismissed');

    const activity = await person.get('/api/audit');
    const kinds = activity.json<{ entries: { kind: string }[] }>().entries.map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['finding.restored', 'finding.dismissed']);
  });

  it('works at once for more findings than fit in one SQL statement', async () => {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const addresses = Array.from({ length: 1100 }, (_, index) => `person${index}@example.com`);
    const { id } = await person.upload(textFile(addresses.join('\n')));
    await person.waitFor(id);
    const { issues } = analysisSchema.parse((await person.get(`/api/analysis/${id}`)).json());
    const findings = issues.map(({ id: finding }) => ({ finding }));
    expect(findings.length).toBeGreaterThanOrEqual(addresses.length);
    const path = `/api/documents/${id}/decisions`;
    const dismissed = await person.post(path, { findings, reason: 'accepted-risk' });
    expect(dismissed.json()).toMatchObject({ complianceStatus: 'compliant', hasPii: false });
    const restored = await person.post(`${path}/restore`, { findings });
    expect(analysisSchema.parse(restored.json()).issues).toEqual(issues);
  });

  it('stores nothing readable in the database', async () => {
    const { dependencies, dismiss, findingOf } = await prepare();
    await dismiss('us-ssn', { note: NOTE });
    const rows = await dependencies.database.selectFrom('decisions').selectAll().execute();
    expect(rows).toHaveLength(1);
    for (const { sealed, finding } of rows) {
      expect(Buffer.from(sealed).includes('public page')).toBe(false);
      expect(finding).not.toContain((await findingOf('us-ssn')).fingerprint);
    }
  });

  it('is rejected for missing or changed findings, other accounts and invalid requests', async () => {
    const { app, person, id, findingOf, dismiss } = await prepare();
    const { id: finding, fingerprint } = await findingOf('us-ssn');
    const stranger = await signUp(app, 'otto@example.com');
    const request = { finding, reason: 'false-alarm' };
    const refused = async (
      who: Person,
      path: number | string,
      payload: object,
    ): Promise<[number, string]> => {
      const response = await who.post(`/api/documents/${path}/decisions`, payload);
      return [response.statusCode, errorBodySchema.parse(response.json()).code];
    };
    const missing = [404, 'decisions.not_found'];
    expect(await refused(stranger, id, request)).toEqual(missing);
    expect(await refused(person, 987_654, request)).toEqual(missing);
    expect(await refused(person, 'x', request)).toEqual(missing);
    expect(await refused(person, id, { ...request, finding: 999 })).toEqual(missing);
    expect(await refused(person, id, { ...request, fingerprint: `${fingerprint}0` })).toEqual([
      409,
      'decisions.finding_changed',
    ]);
    for (const wrong of [
      { ...request, reason: 'because' },
      { ...request, note: 'x'.repeat(MAX_NOTE_LENGTH + 1) },
      { ...request, finding: -1 },
      { reason: 'false-alarm' },
      { ...request, findings: [{ finding }] },
      { findings: [], reason: 'false-alarm' },
    ]) {
      expect(await refused(person, id, wrong)).toEqual([400, 'request.invalid']);
    }
    await dismiss('us-ssn');
    const path = `/api/documents/${id}/decisions`;
    expect((await stranger.request('DELETE', `${path}/${finding}`)).statusCode).toBe(404);
    expect((await person.request('DELETE', `${path}/999`)).statusCode).toBe(404);
    expect((await person.request('DELETE', `${path}/x`)).statusCode).toBe(404);
    expect((await findingOf('us-ssn')).decision).toBeDefined();
  });
});
