import { reportSchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { textFile } from '#server/testing/form.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

describeDatabases('the report of a document', (_open, databases) => {
  it('is JSON to be saved under the name of the document', async () => {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const { id } = await person.upload(textFile('My SSN is 219-09-9999.', 'Größe (1).txt'));
    await person.waitFor(id);
    const response = await person.get(`/api/download-report/${id}`);
    const report = reportSchema.parse(response.json());
    expect(report.document).toMatchObject({ id, name: 'Größe (1).txt', size: 22 });
    expect(report.analysis.complianceStatus).toBe('critical');
    expect(report.disclaimer).toMatch(/no legal advice/);
    expect(response.body).not.toContain('219-09');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="compliance-report-Gr__e \(1\)\.txt-[\dTZ-]+\.json"; filename\*=UTF-8''compliance-report-Gr%C3%B6%C3%9Fe%20%281%29\.txt-[\dTZ-]+\.json$/,
    );
  });

  it('is not there before the analysis is done', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const { id } = await person.upload(textFile('some text'));
    expect((await person.get(`/api/analysis/${id}`)).json()).toBeNull();
    expect((await person.get(`/api/download-report/${id}`)).statusCode).toBe(404);
  });
});
