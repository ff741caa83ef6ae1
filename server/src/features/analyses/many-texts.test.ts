import { type ErrorBody, MAX_TEXT_LENGTH } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createApp } from '#server/app.ts';
import { createFeatures } from '#server/features.ts';
import { AnalysisError } from '#server/ports/analyzer.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

describeDatabases('texts that wait for their analysis', (_open, databases) => {
  it('are refused when they are more of one account than it may keep in memory', async () => {
    const { dependencies } = await startTestServer(databases, { background: false });
    const gate = Promise.withResolvers<void>();
    const analyzeText = () =>
      gate.promise.then(() => Promise.reject(new AnalysisError('analysis.crashed')));
    const parts = { ...dependencies, analyzer: { ...dependencies.analyzer, analyzeText } };
    const app = await createApp(parts, createFeatures(parts));
    const person = await signUp(app, 'anna@example.com');
    const text = 'a'.repeat(MAX_TEXT_LENGTH);
    const answers = Array.from({ length: 21 }, () => person.post('/api/analyze-text', { text }));
    // Only a refused one is answered while no analysis ends.
    const refused = await Promise.race(answers);
    expect([refused.statusCode, refused.json<ErrorBody>().code]).toEqual([503, 'analysis.busy']);
    gate.resolve();
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 503)).toHaveLength(1);
    expect((await person.post('/api/analyze-text', { text })).statusCode).toBe(422);
  });
});
