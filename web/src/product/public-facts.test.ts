import { configurationSchema } from '@proviso/contracts';
import { describe, expect, it } from 'vitest';

import { readPublicFacts } from './public-facts.ts';

const configuration = configurationSchema.parse({
  version: '0.1.0',
  auth: {
    mode: 'embedded',
    confirmsSignUps: false,
    deletesUsers: true,
    url: '/auth/v1',
    publicKey: '',
    google: false,
    signup: 'open',
    passwordMinLength: 6,
  },
  billing: 'stripe',
  engine: { name: 'Proviso Core', version: '1.0', detectors: 45 },
  languageModel: { model: 'claude-haiku-5-5', host: 'api.anthropic.com' },
  limits: { uploadBytes: 1, textLength: 1 },
});

describe('the public facts', () => {
  it('match what the contract reads from the same response', () => {
    expect(readPublicFacts(configuration)).toEqual({
      billing: configuration.billing,
      engine: { name: configuration.engine.name, version: configuration.engine.version },
      google: configuration.auth.google,
      languageModel: configuration.languageModel,
    });
  });

  it.each([
    null,
    'text',
    7,
    {},
    { billing: 'maybe', engine: null },
    { engine: { name: 'x' }, auth: [] },
    { languageModel: null },
    { languageModel: { model: 'x', host: 7 } },
  ])('omit what does not match the contract (%#)', (answer) => {
    expect(readPublicFacts(answer)).toEqual({});
  });
});
