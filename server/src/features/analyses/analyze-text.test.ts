import {
  analyzeTextResponseSchema,
  errorBodySchema,
  MAX_TEXT_LENGTH,
  subscriptionStatusSchema,
} from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import type { Allowance } from '#server/ports/allowance.ts';
import { AnalysisError } from '#server/ports/analyzer.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

import { createAnalyzeText } from './analyze-text.ts';

describeDatabases('analyzing pasted text', (_open, databases) => {
  it('returns masked findings and uses one analysis', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const response = await person.post('/api/analyze-text', {
      text: 'First line.\nMy SSN is 219-09-9999.',
    });
    const { analysisResult } = analyzeTextResponseSchema.parse(response.json());
    expect(analysisResult).toMatchObject({
      complianceStatus: 'critical',
      hasPii: true,
      summary: { overallRisk: 'high', hasPii: true },
      piiDetails: [{ type: 'us-ssn', content: '••••' }],
      issues: [{ type: 'us-ssn', location: 'Line 2', severity: 'high', excerpt: '••••' }],
      coverage: { isComplete: true },
    });
    expect(response.body).not.toContain('219-09');
    const status = await person.get('/api/subscription-status');
    expect(subscriptionStatusSchema.parse(status.json()).documentsUsed).toBe(1);
  });

  it('returns a cleaned copy on request at no extra cost', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const text = 'Ask anna@example.com.';
    const response = await person.post('/api/analyze-text', { text, clean: true, key: true });
    const { cleanedText } = analyzeTextResponseSchema.parse(response.json());
    expect(cleanedText?.text).toBe('Ask [EMAIL-1].');
    expect(cleanedText?.key).toMatchObject([{ label: '[EMAIL-1]', value: 'anna@example.com' }]);
    expect((await person.post('/api/analyze-text', { text })).json()).not.toHaveProperty(
      'cleanedText',
    );
    const status = await person.get('/api/subscription-status');
    expect(subscriptionStatusSchema.parse(status.json()).documentsUsed).toBe(2);
  });

  it('accepts NUL, lone surrogates and text of the maximum length', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const texts = [
      'nul \0 anna@example.com',
      'half \ud800 a pair, anna@example.com \udc00',
      'anna@example.com '.padEnd(MAX_TEXT_LENGTH, 'word '),
      '\u0001'.repeat(MAX_TEXT_LENGTH - 20) + ' anna@example.com',
    ];
    for (const text of texts) {
      const response = await person.request('POST', '/api/analyze-text', {
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ text }),
      });
      const { analysisResult } = analyzeTextResponseSchema.parse(response.json());
      expect(analysisResult.issues.map(({ type }) => type)).toContain('email-address');
    }
  });

  it('rejects blank, overlong and non-text input without using an analysis', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const refused: readonly [object, number, string][] = [
      [{ text: '' }, 400, 'analyses.text_blank'],
      [{ text: ' \n\t\u00a0 ' }, 400, 'analyses.text_blank'],
      [{ text: 'x'.repeat(MAX_TEXT_LENGTH + 1) }, 413, 'analyses.text_too_long'],
      [{ text: '€'.repeat(3 * MAX_TEXT_LENGTH) }, 413, 'request.too_large'],
      [{ text: 5 }, 400, 'request.invalid'],
      [{}, 400, 'request.invalid'],
    ];
    for (const [payload, status, code] of refused) {
      const response = await person.post('/api/analyze-text', payload);
      expect([response.statusCode, errorBodySchema.parse(response.json()).code]).toEqual([
        status,
        code,
      ]);
    }
    const answer = await person.get('/api/subscription-status');
    expect(subscriptionStatusSchema.parse(answer.json()).documentsUsed).toBe(0);
  });

  it('reports why it failed even if the analysis cannot be refunded right away', async () => {
    const { app, dependencies, logLines } = await startTestServer(databases, { background: false });
    const { profileId } = await signUp(app, 'anna@example.com');
    const allowance: Allowance = {
      reserve: async () => 1,
      spend: async () => undefined,
      release: () => Promise.reject(new Error('The connection was lost.')),
    };
    const analyzeText = createAnalyzeText({
      ...dependencies,
      allowance,
      analyzer: {
        ...dependencies.analyzer,
        analyzeText: () => Promise.reject(new AnalysisError('analysis.too_complex')),
      },
      policies: { list: async () => [], find: async () => undefined },
      findSecondReader: async () => undefined,
      allowed: { read: async () => new Map() },
      audit: { record: async () => undefined },
    });
    const profile = { id: profileId, userId: '', name: '', plan: 'free', role: '' } as const;
    const asked = analyzeText({ ...profile, isDemo: false, defaultPolicy: null }, { text: 'A.' });
    await expect(asked).rejects.toMatchObject({ code: 'analysis.too_complex' });
    expect(logLines.join('')).toContain('could not be given back yet');
  });

  it('stores none of the text', async () => {
    const { app, dependencies } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    await person.post('/api/analyze-text', { text: 'canary-text anna@example.com' });
    const { database } = dependencies;
    const rows = await Promise.all([
      database.selectFrom('documents').selectAll().execute(),
      database.selectFrom('analyses').selectAll().execute(),
      database.selectFrom('jobs').selectAll().execute(),
    ]);
    expect(rows.flat()).toEqual([]);
    const [reservation] = await database.selectFrom('reservations').selectAll().execute();
    expect(reservation).toMatchObject({ purpose: 'text', state: 'spent' });
  });
});
