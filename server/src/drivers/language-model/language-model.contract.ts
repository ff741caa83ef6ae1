import { inspect } from 'node:util';

import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { readConfiguration } from '#server/config/configuration.ts';
import { createLogger } from '#server/logging/logger.ts';
import {
  type LanguageModel,
  LanguageModelError,
  type Question,
} from '#server/ports/language-model.ts';
import {
  type Answer,
  type LanguageModelServer,
  startLanguageModelServer,
} from '#server/testing/language-model-server.ts';
import { startLoopbackServer } from '#server/testing/start-loopback-server.ts';

import type { Limits } from './guarded-fetch.ts';
import { openLanguageModel } from './open-language-model.ts';

export type ProviderName = Parameters<LanguageModelServer['environment']>[0];

const FINDINGS = z.object({
  findings: z.array(z.object({ quote: z.string().max(200), severity: z.enum(['low', 'high']) })),
});
export const VALID_ANSWER = { findings: [{ quote: 'ein Satz', severity: 'low' }] } as const;
const INVALID_ANSWER = { findings: [{ quote: 'ein Satz', severity: 'middling' }] };
const NEVER_ABORTED = new AbortController().signal;

export const QUESTION: Question<z.infer<typeof FINDINGS>> = {
  instructions: 'Read the canary passage.',
  text: 'The canary sang: ein Satz.',
  answerSchema: FINDINGS,
  maxTokens: 700,
};

/** A model that calls a loopback server, with short timeouts. */
export async function openTestModel(
  provider: ProviderName,
  answers: readonly [Answer, ...Answer[]],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly server: LanguageModelServer; readonly model: LanguageModel }> {
  const server = await startLanguageModelServer(...answers);
  return { server, model: openAt(provider, { ...server.environment(provider), ...environment }) };
}

function openAt(
  provider: ProviderName,
  environment: Readonly<Record<string, string>>,
  limits: Partial<Limits> = {},
): LanguageModel {
  const { languageModel } = readConfiguration({ LLM_PROVIDER: provider, ...environment });
  const model = openLanguageModel(languageModel, {
    attemptTimeoutMs: 20_000,
    retryDelaysMs: [1, 1],
    maxDelayMs: 100,
    maxBytes: 64 * 1024,
    ...limits,
  });
  if (model === null) throw new Error('There is no language model.');
  return model;
}

/**
 * Asks a question that must fail and returns the error, after checking that it contains nothing of the request or
 * answer.
 */
export async function failureOf(
  model: LanguageModel,
  question: Question<unknown> = QUESTION,
): Promise<LanguageModelError> {
  const error: unknown = await model
    .ask(question, NEVER_ABORTED)
    .catch((reason: unknown) => reason);
  if (!(error instanceof LanguageModelError))
    throw new Error('It failed otherwise.', { cause: error });
  const lines: string[] = [];
  createLogger('trace', (line) => lines.push(line)).error({ error }, 'failed');
  const logged = [inspect(error, { depth: 20, showHidden: true }), ...lines].join('\n');
  expect(logged).not.toMatch(/canary|ein Satz|127\.0\.0\.1/);
  expect(error.cause).toBeUndefined();
  return error;
}

/** The contract of every language model, whatever protocol its provider uses. */
export function describeLanguageModel(provider: ProviderName): void {
  describe(`a language model by ${provider}`, () => {
    const open = (...answers: readonly [Answer, ...Answer[]]) => openTestModel(provider, answers);

    it('returns an answer that matches the schema, and counts the tokens spent', async () => {
      const { server, model } = await open({ object: VALID_ANSWER });
      const { answer, tokens } = await model.ask(QUESTION, NEVER_ABORTED);
      expect(answer).toEqual(VALID_ANSWER);
      expect(tokens.input).toBeGreaterThan(10);
      expect(tokens.output).toBeGreaterThan(10);
      expect(server.faults).toEqual([]);
      expect(server.requests).toHaveLength(1);
      expect(server.requests[0]?.instructions).toContain(QUESTION.instructions);
      expect(server.requests[0]?.messages).toEqual([{ role: 'user', text: QUESTION.text }]);
    });

    it('sends half a character, as some documents contain, as the replacement character', async () => {
      const { server, model } = await open({ object: VALID_ANSWER });
      await model.ask({ ...QUESTION, text: 'a\uD83Db' }, NEVER_ABORTED);
      expect(server.requests[0]?.text).toBe('a\uFFFDb');
    });

    it('reports which model it is and where its text goes', async () => {
      const { server, model } = await open({ object: VALID_ANSWER });
      expect(model.host).toBe(server.host);
      await model.ask(QUESTION, NEVER_ABORTED);
      expect(server.requests[0]?.body['model']).toBe(model.model);
    });

    it.each([
      ['in a Markdown fence', `\`\`\`json\n${JSON.stringify(VALID_ANSWER, null, 2)}\n\`\`\``],
      ['between sentences', `Here {it} is: ${JSON.stringify(VALID_ANSWER)}. I hope "this" helps.`],
      ['after reasoning', `<think>Say {"findings": []}?</think>${JSON.stringify(VALID_ANSWER)}`],
    ])('reads an answer %s', async (_where, text) => {
      const { model, server } = await open({ text });
      expect((await model.ask(QUESTION, NEVER_ABORTED)).answer).toEqual(VALID_ANSWER);
      expect(server.requests).toHaveLength(1);
    });

    it('asks once more, naming the error, when an answer does not match the schema', async () => {
      const { server, model } = await open({ object: INVALID_ANSWER }, { object: VALID_ANSWER });
      const { answer, tokens } = await model.ask(QUESTION, NEVER_ABORTED);
      expect(answer).toEqual(VALID_ANSWER);
      const [first, second] = server.requests;
      expect(server.requests).toHaveLength(2);
      expect(second?.instructions).toBe(first?.instructions);
      expect(second?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
      expect(second?.text).toMatch(/"low"\|"high"/);
      const once = await (await open({ object: VALID_ANSWER })).model.ask(QUESTION, NEVER_ABORTED);
      expect(tokens.input).toBeGreaterThan(2 * once.tokens.input);
      expect(tokens.output).toBeGreaterThan(once.tokens.output);
    });

    it.each([
      ['that does not match the schema', { object: INVALID_ANSWER }],
      ['that is not JSON', { text: 'I would rather write a canary poem.' }],
      ['that is empty', { text: '' }],
      ['that is cut off', { text: JSON.stringify(VALID_ANSWER).slice(0, -9), end: 'length' }],
    ] as const)(
      'fails, reporting the tokens spent, after a second answer %s',
      async (_kind, reply) => {
        const { server, model } = await open(reply);
        const failure = await failureOf(model);
        expect(failure.code).toBe('language_model.malformed');
        expect(failure.tokens.input).toBeGreaterThan(20);
        expect(server.requests).toHaveLength(2);
        expect(server.faults).toEqual([]);
      },
    );

    it('allows more tokens when an answer was cut off', async () => {
      const { server, model } = await open(
        { text: '{"findings": [', end: 'length' },
        { object: VALID_ANSWER },
      );
      expect((await model.ask(QUESTION, NEVER_ABORTED)).answer).toEqual(VALID_ANSWER);
      const [first = 0, second = 0] = server.requests.map(({ body }) =>
        Number(body['max_tokens'] ?? body['max_output_tokens']),
      );
      expect(first).toBeGreaterThanOrEqual(QUESTION.maxTokens);
      expect(second).toBeGreaterThan(first);
    });

    it('does not retry when the provider withholds an answer', async () => {
      const { server, model } = await open({ text: 'I cannot.', end: 'withheld' });
      expect((await failureOf(model)).code).toBe('language_model.malformed');
      expect(server.requests).toHaveLength(1);
    });

    it('counts the tokens spent before the provider failed', async () => {
      const { model } = await open({ object: INVALID_ANSWER }, { status: 401 });
      const failure = await failureOf(model);
      expect(failure).toMatchObject({ code: 'language_model.refused', status: 401 });
      expect(failure.tokens.output).toBeGreaterThan(0);
    });

    it.each([401, 403, 404])('fails on status %i without a retry', async (status) => {
      const { server, model } = await open({ status });
      expect(await failureOf(model)).toMatchObject({ code: 'language_model.refused', status });
      expect(server.requests).toHaveLength(1);
    });

    it('fails on status 400 after trying every request mode', async () => {
      const { server, model } = await open({ status: 400 });
      expect(await failureOf(model)).toMatchObject({ code: 'language_model.refused', status: 400 });
      expect(server.requests).toHaveLength(2);
    });

    it('waits as long as the provider says when it is rate limited', async () => {
      const { server } = await open(
        { status: 429, headers: { 'retry-after': '1' } },
        { object: VALID_ANSWER },
      );
      const model = openAt(provider, server.environment(provider), { maxDelayMs: 60_000 });
      const start = performance.now();
      expect((await model.ask(QUESTION, NEVER_ABORTED)).answer).toEqual(VALID_ANSWER);
      expect(performance.now() - start).toBeGreaterThan(990);
    });

    it('waits no longer than its limit, whatever the provider says', async () => {
      const reply = { status: 429, headers: { 'retry-after': '86400' } };
      const { server, model } = await open(reply);
      expect(await failureOf(model)).toMatchObject({ code: 'language_model.busy', status: 429 });
      expect(server.requests).toHaveLength(3);
    });

    it.each([
      ['errors', { status: 500 }, 500],
      ['overload', { status: 529 }, 529],
      ['a timeout', 'hang', null],
      ['a connection that breaks off', 'broken', null],
    ] as const)('tries three times on %s', async (_kind, reply, status) => {
      const { server } = await open(reply);
      const limits = reply === 'hang' ? { attemptTimeoutMs: 500 } : {};
      const model = openAt(provider, server.environment(provider), limits);
      expect(await failureOf(model)).toMatchObject({ code: 'language_model.unreachable', status });
      expect(server.requests).toHaveLength(3);
    });

    it('returns the answer that follows errors', async () => {
      const { model } = await open({ status: 503 }, 'broken', { object: VALID_ANSWER });
      expect((await model.ask(QUESTION, NEVER_ABORTED)).answer).toEqual(VALID_ANSWER);
    });

    it('is unreachable when nothing listens', async () => {
      const { server } = await open({ object: VALID_ANSWER });
      const LLM_BASE_URL = 'http://127.0.0.1:1/v1';
      const model = openAt(provider, { ...server.environment(provider), LLM_BASE_URL });
      expect(await failureOf(model)).toMatchObject({
        code: 'language_model.unreachable',
        status: null,
      });
    });

    it.each([
      ['a page', '<html>canary</html>'],
      ['another protocol', '{"canary": true}'],
      ['nothing', ''],
    ])('treats %s instead of the protocol as malformed', async (_kind, raw) => {
      const { model } = await open({ raw });
      expect((await failureOf(model)).code).toBe('language_model.malformed');
    });

    it('reads no more than its limit', async () => {
      const { server, model } = await open('endless');
      expect((await failureOf(model)).code).toBe('language_model.malformed');
      expect(server.requests).toHaveLength(1);
    });

    it('follows no redirect, which would take the text and the key elsewhere', async () => {
      const elsewhere = await startLoopbackServer((_request, response) => response.end());
      const { model } = await open({ status: 307, headers: { location: elsewhere.url } });
      expect(await failureOf(model)).toMatchObject({ code: 'language_model.refused', status: 307 });
      expect(elsewhere.connections()).toBe(0);
    });

    it("aborts the request on its signal, with the signal's reason", async () => {
      const stopping = new AbortController();
      const { server, model } = await open(() => {
        setTimeout(() => stopping.abort(new Error('stopping')), 20);
        return 'hang';
      });
      await expect(model.ask(QUESTION, stopping.signal)).rejects.toThrow('stopping');
      await expect.poll(server.abandoned).toBe(1);
      await expect(model.ask(QUESTION, stopping.signal)).rejects.toThrow('stopping');
      expect(server.requests).toHaveLength(1);
    });

    it('stops waiting on its signal', async () => {
      const stopping = new AbortController();
      const { server } = await open(() => {
        setTimeout(() => stopping.abort(new Error('stopping')), 20);
        return { status: 500 };
      });
      const model = openAt(provider, server.environment(provider), {
        retryDelaysMs: [60_000],
        maxDelayMs: 60_000,
      });
      await expect(model.ask(QUESTION, stopping.signal)).rejects.toThrow('stopping');
    });

    it('reveals a wrong key to nobody but the provider', async () => {
      const { server } = await open({ object: VALID_ANSWER });
      const LLM_API_KEY = 'sk-canary-wrong';
      const model = openAt(provider, { ...server.environment(provider), LLM_API_KEY });
      expect(await failureOf(model)).toMatchObject({ code: 'language_model.refused', status: 401 });
      expect(server.faults).toEqual(['401 the key is wrong']);
    });
  });
}
