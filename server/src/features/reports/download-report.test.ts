import { type Analysis, analysisSchema, reportSchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { readDocument } from '@proviso/documents';
import { expect, it } from 'vitest';

import { textFile } from '#server/testing/form.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

interface SarifLog {
  readonly version: string;
  readonly runs: readonly { readonly results: readonly unknown[] }[];
}

function issuesOf(response: { json: () => unknown }): Analysis['issues'] {
  return analysisSchema.parse(response.json()).issues;
}

describeDatabases("a document's report", (_open, databases) => {
  it('is a JSON attachment named after the document', async () => {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const { id } = await person.upload(textFile('My SSN is 219-09-9999.', 'Größe (1).txt'));
    await person.waitFor(id);
    const response = await person.get(`/api/download-report/${id}`);
    const report = reportSchema.parse(response.json());
    expect(report.document).toMatchObject({ id, name: 'Größe (1).txt', size: 22 });
    expect(report.analysis.complianceStatus).toBe('critical');
    expect(report.disclaimer).toMatch(/not legal advice/);
    expect(response.body).not.toContain('219-09');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="compliance-report-Gr__e \(1\)\.txt-[\dTZ-]+\.json"; filename\*=UTF-8''compliance-report-Gr%C3%B6%C3%9Fe%20%281%29\.txt-[\dTZ-]+\.json$/,
    );
  });

  it('mentions dismissed findings in the PDF even when nothing else is flagged', async () => {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const { id } = await person.upload(textFile('Write to ana@example.com.'));
    await person.waitFor(id);
    await person.post(`/api/documents/${id}/decisions`, { finding: 0, reason: 'not-relevant' });
    const pdf = await person.get(`/api/download-report/${id}?format=pdf`);
    const { text } = await readDocument(pdf.rawPayload, 'pdf');
    expect(text).toContain('Document is compliant');
    expect(text).toContain('Nothing else needs attention; one finding was dismissed.');
  });

  it('is also available as PDF, CSV and SARIF, with sensitive values masked, only to its owner', async () => {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const text = 'My SSN is 219-09-9999.\nWrite to ana@example.com, "now".';
    const { id } = await person.upload(textFile(text, '=Größe Привет 漢字.txt'));
    await person.waitFor(id);
    const email = issuesOf(await person.get(`/api/analysis/${id}`)).find(
      ({ type }) => type === 'email-address',
    );
    const reason = { reason: 'accepted-risk', note: 'A public address.' };
    await person.post(`/api/documents/${id}/decisions`, { finding: email?.id, ...reason });
    await person.request('POST', `/api/documents/${id}/clean`);
    const get = async (format: string) => {
      const response = await person.get(`/api/download-report/${id}?format=${format}`);
      expect(response.headers['content-disposition']).toMatch(
        new RegExp(`\\.txt-[\\dTZ-]+\\.${format}$`, 'u'),
      );
      return response;
    };

    const pdf = await get('pdf');
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const printed = (await readDocument(pdf.rawPayload, 'pdf')).text;
    expect(printed).toContain('=Größe Привет');
    expect(printed).toContain(`This is document no. ${id}. Its name has characters`);
    expect(printed).toContain('Critical issues');
    expect(printed).toContain('••••');
    expect(printed).not.toContain('219-09');
    expect(printed).toMatch(/Accepted risk.*\n.*A public address\./u);
    expect(printed).toMatch(/Original, SHA-256.*[0-9a-f]{64}/u);
    expect(printed).toContain('not legal advice');
    expect(printed).toContain('Page 1 of');

    const csv = await get('csv');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [header, first, second] = csv.body.split('\r\n');
    expect(header).toMatch(/^file,category,.*,fingerprint,dismissed$/u);
    expect(first).toMatch(/^'=Größe Привет 漢字\.txt,pii,us-ssn,high,no,.*••••,/u);
    expect(second).toMatch(/,ana@example\.com,.*,accepted-risk: A public address\.$/u);

    const { version, runs } = (await get('sarif')).json<SarifLog>();
    expect(version).toBe('2.1.0');
    expect(runs[0]?.results).toEqual([
      expect.objectContaining({ ruleId: 'us-ssn', level: 'error', suppressions: [] }),
      expect.objectContaining({
        ruleId: 'email-address',
        suppressions: [expect.objectContaining({ status: 'accepted' })],
      }),
    ]);
    expect(csv.body + JSON.stringify(runs)).not.toContain('219-09');

    const other = await signUp(app, 'otto@example.com');
    for (const format of ['json', 'pdf', 'csv', 'sarif']) {
      const response = await other.get(`/api/download-report/${id}?format=${format}`);
      expect(response.statusCode).toBe(404);
    }
  }, 90_000);

  it('says that a document seems to be blank, not that it is compliant', async () => {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const { id } = await person.upload(textFile(' '));
    await person.waitFor(id);
    const pdf = await person.get(`/api/download-report/${id}?format=pdf`);
    const printed = (await readDocument(pdf.rawPayload, 'pdf')).text;
    expect(printed).not.toContain('cannot show');
    expect(printed).toContain('Nothing to read');
    expect(printed).toContain('Nothing was read.');
    expect(printed).not.toMatch(/is compliant|covers only|Overall risk\s+Low/);
  }, 90_000);

  it('is not available before the analysis is done', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const { id } = await person.upload(textFile('some text'));
    expect((await person.get(`/api/analysis/${id}`)).json()).toBeNull();
    expect((await person.get(`/api/download-report/${id}`)).statusCode).toBe(404);
  });

  it('is rejected in an unknown format', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    for (const query of ['?format=docx', '?format=', '?format=pdf&format=csv']) {
      const response = await person.get(`/api/download-report/1${query}`);
      expect([response.statusCode, response.json()]).toMatchObject([
        400,
        { code: 'request.invalid' },
      ]);
    }
  });

  it('is one of few that an account may request at once, so that others get theirs', async () => {
    const { app } = await startTestServer(databases);
    const [greedy, other] = [await signUp(app, 'anna@example.com'), await signUp(app, 'b@c.de')];
    const addressOf = async (person: Person) => {
      const { id } = await person.upload(textFile('My SSN is 219-09-9999.'));
      await person.waitFor(id);
      return `/api/download-report/${id}?format=pdf`;
    };
    const [address, another] = [await addressOf(greedy), await addressOf(other)];
    const requests = Array.from({ length: 24 }, () => greedy.get(address));
    expect((await other.get(another)).statusCode).toBe(200);
    const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 503)).toHaveLength(3);
    expect(statuses.filter((status) => status === 200)).toHaveLength(21);
  }, 180_000);
});
