import { expect, it } from 'vitest';

import { MODEL_KEY } from '#server/testing/language-model-server.ts';

import {
  describeLanguageModel,
  VALID_ANSWER,
  openTestModel,
  QUESTION,
} from './language-model.contract.ts';

const { signal } = new AbortController();

describeLanguageModel('openai-compatible');

it('the OpenAI-compatible driver sends an API key only when one is configured', async () => {
  const open = await openTestModel('openai-compatible', [{ object: VALID_ANSWER }]);
  await open.model.ask(QUESTION, signal);
  expect(open.server.requests[0]?.headers.authorization).toBeUndefined();
  const environment = { LLM_API_KEY: MODEL_KEY };
  const closed = await openTestModel('openai-compatible', [{ object: VALID_ANSWER }], environment);
  await closed.model.ask(QUESTION, signal);
  expect(closed.server.requests[0]?.headers.authorization).toBe(`Bearer ${MODEL_KEY}`);
});

it('the OpenAI-compatible driver also puts the schema in the instructions because a server may ignore the parameter', async () => {
  const { server, model } = await openTestModel('openai-compatible', [{ object: VALID_ANSWER }]);
  await model.ask(QUESTION, signal);
  const [asked] = server.requests;
  expect(asked?.instructions).toContain('"enum":["low","high"]');
  expect(asked?.body).toMatchObject({
    temperature: 0,
    response_format: { type: 'json_schema', json_schema: { strict: true } },
  });
});

it.each([400, 422])(
  'the OpenAI-compatible driver stops sending the schema once a server rejects it with %i',
  async (status) => {
    const { server, model } = await openTestModel('openai-compatible', [
      ({ body }) => ('response_format' in body ? { status } : { object: VALID_ANSWER }),
    ]);
    for (let passages = 0; passages < 3; passages += 1) {
      expect((await model.ask(QUESTION, signal)).answer).toEqual(VALID_ANSWER);
    }
    expect(server.requests).toHaveLength(4);
  },
);

it('the OpenAI-compatible driver keeps sending the schema after a request that fails with and without it', async () => {
  const { server, model } = await openTestModel('openai-compatible', [
    { status: 400 },
    { status: 400 },
    { object: VALID_ANSWER },
  ]);
  await expect(model.ask(QUESTION, signal)).rejects.toThrow('refuses');
  await model.ask(QUESTION, signal);
  expect(server.requests.at(-1)?.body).toHaveProperty('response_format');
});

it('the OpenAI-compatible driver estimates token usage when the server does not report it', async () => {
  const { model } = await openTestModel('openai-compatible', [
    { object: VALID_ANSWER, usage: false },
  ]);
  const { tokens } = await model.ask(QUESTION, signal);
  expect(tokens.input).toBeGreaterThan(50);
  expect(tokens.output).toBeGreaterThan(10);
});

it('the OpenAI-compatible driver raises the token limit to leave room for reasoning', async () => {
  const { server, model } = await openTestModel('openai-compatible', [{ object: VALID_ANSWER }]);
  await model.ask(QUESTION, signal);
  expect(server.requests[0]?.body['max_tokens']).toBeGreaterThan(2 * QUESTION.maxTokens);
});
