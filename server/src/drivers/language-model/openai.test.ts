import { expect, it } from 'vitest';

import { readConfiguration } from '#server/config/configuration.ts';

import {
  describeLanguageModel,
  failureOf,
  VALID_ANSWER,
  openTestModel,
  QUESTION,
} from './language-model.contract.ts';
import { openLanguageModel } from './open-language-model.ts';

const { signal } = new AbortController();

describeLanguageModel('openai');

it("the OpenAI driver uses OpenAI's smallest model by default", () => {
  const { languageModel } = readConfiguration({ LLM_PROVIDER: 'openai', LLM_API_KEY: 'x' });
  expect(openLanguageModel(languageModel)).toMatchObject({
    model: 'gpt-6-luna',
    host: 'api.openai.com',
  });
});

it('the OpenAI driver asks OpenAI not to store requests', async () => {
  const { server, model } = await openTestModel('openai', [
    { text: 'no' },
    { object: VALID_ANSWER },
  ]);
  await model.ask(QUESTION, signal);
  expect(server.requests.map(({ body }) => body['store'])).toEqual([false, false]);
});

it('the OpenAI driver requests strict JSON schema output and turns reasoning off', async () => {
  const { server, model } = await openTestModel('openai', [{ object: VALID_ANSWER }]);
  await model.ask(QUESTION, signal);
  const body = server.requests[0]?.body;
  expect(body).toMatchObject({
    max_output_tokens: QUESTION.maxTokens,
    text: { format: { type: 'json_schema', strict: true } },
  });
  expect(body?.['reasoning']).toEqual({ effort: 'none' });
});

it('the OpenAI driver treats a failure reported inside a response as unreachable', async () => {
  const error = { message: 'canary', type: 'server_error', code: 'server_error' };
  const raw = JSON.stringify({ id: 'resp_1', status: 'failed', error, output: [] });
  const { model } = await openTestModel('openai', [{ raw }]);
  expect((await failureOf(model)).code).toBe('language_model.unreachable');
});
