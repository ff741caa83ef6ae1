import { configurationSchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { startTestServer } from '#server/testing/start-test-server.ts';

describeDatabases('the browser configuration', (_open, databases) => {
  it('contains what the browser needs before sign-in', async () => {
    const { app } = await startTestServer(databases, {
      environment: { SIGNUP: 'closed', BILLING: 'off' },
      background: false,
    });
    const configuration = configurationSchema.parse((await app.inject('/api/config')).json());
    expect(configuration).toMatchObject({
      auth: { url: '/auth/v1', signup: 'closed', passwordMinLength: 6, google: false },
      billing: 'off',
      languageModel: null,
      limits: { uploadBytes: 10_485_760, textLength: 1_000_000 },
    });
    expect(configuration.engine.detectors).toBeGreaterThan(10);
  });

  it('names the language model and its host, but not the API key', async () => {
    const { app } = await startTestServer(databases, {
      environment: { LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'sk-canary' },
      background: false,
    });
    const answer = await app.inject('/api/config');
    expect(configurationSchema.parse(answer.json()).languageModel).toEqual({
      model: 'claude-haiku-5-5',
      host: 'api.anthropic.com',
    });
    expect(answer.body).not.toContain('canary');
  });
});
