import { analyzeTextResponseSchema, errorBodySchema, policyListSchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { textFile } from '#server/testing/form.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const AD = 'What was your previous salary? Write to anna@example.com.';

describeDatabases('policies', (_open, databases) => {
  it('are listed by name', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const policies = policyListSchema.parse((await person.get('/api/policies')).json());
    expect(policies.map(({ name }) => name)).toEqual([
      'contracts',
      'gdpr',
      'general',
      'hipaa',
      'hr',
      'pci-dss',
    ]);
  });

  it('determine the findings in pasted text, and are named in its analysis', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const typesUnder = async (policy: object) => {
      const response = await person.post('/api/analyze-text', { text: AD, ...policy });
      const { analysisResult } = analyzeTextResponseSchema.parse(response.json());
      return [analysisResult.policy?.name, ...analysisResult.issues.map(({ type }) => type)];
    };
    expect(await typesUnder({})).toEqual([undefined, 'email-address']);
    expect(await typesUnder({ policy: 'hr' })).toEqual([
      'hr',
      'salary-history-question',
      'email-address',
    ]);
    expect(await typesUnder({ policy: 'pci-dss' })).toEqual(['pci-dss']);
  });

  it('determine the findings in an uploaded document', async () => {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const { id } = await person.upload(textFile(AD), 'hr');
    await person.waitFor(id);
    expect((await person.get(`/api/analysis/${id}`)).json()).toMatchObject({
      policy: { name: 'hr', version: '1' },
      issues: [{ type: 'salary-history-question' }, { type: 'email-address' }],
    });
  });

  it('are rejected when the name is unknown, without using any allowance', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const response = await person.post('/api/analyze-text', { text: AD, policy: 'sox' });
    expect(response.statusCode).toBe(400);
    expect(errorBodySchema.parse(response.json())).toMatchObject({
      code: 'policies.unknown',
      message: expect.stringContaining('contracts, gdpr'),
    });
    expect((await person.get('/api/subscription-status')).json()).toMatchObject({
      documentsUsed: 0,
    });
  });

  it('have a default per account, which applies when none is specified', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const other = await signUp(app, 'otto@example.com');
    const readDefault = async (): Promise<unknown> =>
      (await person.get('/api/policies/default')).json();
    const put = (payload: object) => person.request('PUT', '/api/policies/default', { payload });
    expect(await readDefault()).toEqual({ policy: null });
    expect((await put({ policy: 'hr' })).json()).toEqual({ policy: 'hr' });
    for (const wrong of [{ policy: 'sox' }, { policy: 7 }, {}, { policy: 'hr', userId: 1 }]) {
      expect((await put(wrong)).statusCode).toBe(400);
    }
    expect(await readDefault()).toEqual({ policy: 'hr' });
    const nameUnder = async (who: typeof person, policy: object) =>
      analyzeTextResponseSchema.parse(
        (await who.post('/api/analyze-text', { text: AD, ...policy })).json(),
      ).analysisResult.policy?.name;
    expect(await nameUnder(person, {})).toBe('hr');
    expect(await nameUnder(person, { policy: 'pci-dss' })).toBe('pci-dss');
    expect(await nameUnder(other, {})).toBeUndefined();
    expect((await put({ policy: null })).json()).toEqual({ policy: null });
    expect(await readDefault()).toEqual({ policy: null });
  });
});
