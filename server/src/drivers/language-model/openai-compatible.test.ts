import { expect, it } from 'vitest';

import { MODEL_KEY } from '#server/testing/language-model-server.ts';

import {
  describeLanguageModel,
  FOUND,
  openTestModel,
  QUESTION,
} from './language-model.contract.ts';

const { signal } = new AbortController();

describeLanguageModel('openai-compatible');

it('sends a key where there is one', async () => {
  const open = await openTestModel('openai-compatible', [{ object: FOUND }]);
  await open.model.ask(QUESTION, signal);
  expect(open.server.requests[0]?.headers.authorization).toBeUndefined();
  const environment = { LLM_API_KEY: MODEL_KEY };
  const closed = await openTestModel('openai-compatible', [{ object: FOUND }], environment);
  await closed.model.ask(QUESTION, signal);
  expect(closed.server.requests[0]?.headers.authorization).toBe(`Bearer ${MODEL_KEY}`);
});

it('tells the form in words as well, because a server may overlook it', async () => {
  const { server, model } = await openTestModel('openai-compatible', [{ object: FOUND }]);
  await model.ask(QUESTION, signal);
  const [asked] = server.requests;
  expect(asked?.instructions).toContain('"enum":["low","high"]');
  expect(asked?.body).toMatchObject({
    temperature: 0,
    response_format: { type: 'json_schema', json_schema: { strict: true } },
  });
});

it.each([400, 422])(
  'asks without the form where a server refuses it by %i, from then on at once',
  async (status) => {
    const { server, model } = await openTestModel('openai-compatible', [
      ({ body }) => ('response_format' in body ? { status } : { object: FOUND }),
    ]);
    for (let passages = 0; passages < 3; passages += 1) {
      expect((await model.ask(QUESTION, signal)).answer).toEqual(FOUND);
    }
    expect(server.requests).toHaveLength(4);
  },
);

it('goes on asking with the form after a passage that is refused in every manner', async () => {
  const { server, model } = await openTestModel('openai-compatible', [
    { status: 400 },
    { status: 400 },
    { object: FOUND },
  ]);
  await expect(model.ask(QUESTION, signal)).rejects.toThrow('refuses');
  await model.ask(QUESTION, signal);
  expect(server.requests.at(-1)?.body).toHaveProperty('response_format');
});

it('estimates what was spent where a server does not count', async () => {
  const { model } = await openTestModel('openai-compatible', [{ object: FOUND, usage: false }]);
  const { tokens } = await model.ask(QUESTION, signal);
  expect(tokens.input).toBeGreaterThan(50);
  expect(tokens.output).toBeGreaterThan(10);
});

it('leaves room for thoughts, which small models do not do without', async () => {
  const { server, model } = await openTestModel('openai-compatible', [{ object: FOUND }]);
  await model.ask(QUESTION, signal);
  expect(server.requests[0]?.body['max_tokens']).toBeGreaterThan(2 * QUESTION.mostTokens);
});
