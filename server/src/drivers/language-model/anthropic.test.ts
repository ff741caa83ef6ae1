import { expect, it } from 'vitest';

import { readConfiguration } from '#server/config/configuration.ts';

import {
  describeLanguageModel,
  FOUND,
  openTestModel,
  QUESTION,
} from './language-model.contract.ts';
import { openLanguageModel } from './open-language-model.ts';

const { signal } = new AbortController();

describeLanguageModel('anthropic');

it('asks Anthropic for its smallest model by default', () => {
  const { languageModel } = readConfiguration({ LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'x' });
  expect(openLanguageModel(languageModel)).toMatchObject({
    model: 'claude-haiku-5-5',
    host: 'api.anthropic.com',
  });
});

it('has Claude keep the instructions, and bind its answer without thinking aloud', async () => {
  const { server, model } = await openTestModel('anthropic', [{ object: FOUND }]);
  await model.ask(QUESTION, signal);
  expect(server.requests[0]?.body).toMatchObject({
    max_tokens: QUESTION.mostTokens,
    thinking: { type: 'disabled' },
    system: [{ text: QUESTION.instructions, cache_control: { type: 'ephemeral' } }],
    output_config: { format: { type: 'json_schema' } },
  });
});

it('asks a Claude that must think as well', async () => {
  const { server, model } = await openTestModel('anthropic', [
    ({ body }) => ('thinking' in body ? { status: 400 } : { object: FOUND }),
  ]);
  for (let passages = 0; passages < 2; passages += 1) {
    expect((await model.ask(QUESTION, signal)).answer).toEqual(FOUND);
  }
  expect(server.requests).toHaveLength(3);
});

it('makes older Claudes call a tool of the form', async () => {
  const environment = { LLM_MODEL: 'claude-3-haiku-20240307' };
  const { server, model } = await openTestModel('anthropic', [{ object: FOUND }], environment);
  expect((await model.ask(QUESTION, signal)).answer).toEqual(FOUND);
  expect(server.requests[0]?.body).toHaveProperty('tools');
});
