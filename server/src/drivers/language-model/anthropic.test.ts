import { expect, it } from 'vitest';

import { readConfiguration } from '#server/config/configuration.ts';

import {
  describeLanguageModel,
  VALID_ANSWER,
  openTestModel,
  QUESTION,
} from './language-model.contract.ts';
import { openLanguageModel } from './open-language-model.ts';

const { signal } = new AbortController();

describeLanguageModel('anthropic');

it("the Anthropic driver uses Anthropic's smallest model by default", () => {
  const { languageModel } = readConfiguration({ LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'x' });
  expect(openLanguageModel(languageModel)).toMatchObject({
    model: 'claude-haiku-5-5',
    host: 'api.anthropic.com',
  });
});

it('the Anthropic driver caches the instructions, disables thinking and requests JSON schema output', async () => {
  const { server, model } = await openTestModel('anthropic', [{ object: VALID_ANSWER }]);
  await model.ask(QUESTION, signal);
  expect(server.requests[0]?.body).toMatchObject({
    max_tokens: QUESTION.maxTokens,
    thinking: { type: 'disabled' },
    system: [{ text: QUESTION.instructions, cache_control: { type: 'ephemeral' } }],
    output_config: { format: { type: 'json_schema' } },
  });
});

it('the Anthropic driver stops disabling thinking for a model that rejects it', async () => {
  const { server, model } = await openTestModel('anthropic', [
    ({ body }) => ('thinking' in body ? { status: 400 } : { object: VALID_ANSWER }),
  ]);
  for (let passages = 0; passages < 2; passages += 1) {
    expect((await model.ask(QUESTION, signal)).answer).toEqual(VALID_ANSWER);
  }
  expect(server.requests).toHaveLength(3);
});

it('the Anthropic driver uses a tool call for structured output from older models', async () => {
  const environment = { LLM_MODEL: 'claude-3-haiku-20240307' };
  const { server, model } = await openTestModel(
    'anthropic',
    [{ object: VALID_ANSWER }],
    environment,
  );
  expect((await model.ask(QUESTION, signal)).answer).toEqual(VALID_ANSWER);
  expect(server.requests[0]?.body).toHaveProperty('tools');
});
