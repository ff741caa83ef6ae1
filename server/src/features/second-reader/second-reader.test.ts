import { analysisSchema, analyzeTextResponseSchema, errorBodySchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { textFile } from '#server/testing/form.ts';
import { type Answer, startLanguageModelServer } from '#server/testing/language-model-server.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

import { CANARIES } from './canaries.ts';

const LETTER =
  'Maria Gonzalez (maria.gonzalez@example.com) runs the branch.\n' +
  'Lunch is at noon beside the lamp.\n';
/** Words that no rule of the engine flags. */
const LAMP = 'beside the lamp';

interface Named {
  readonly quote: string;
  /** What it quotes instead. */
  readonly said?: string;
  readonly type: string;
}

/** A reader that names the sentences containing these words, and the questions it was asked to prove that it reads. */
function readerOf(named: readonly Named[], isAttentive = true): Answer {
  return ({ text }) => {
    const sentences = [...text.matchAll(/^\[(\d+)\] (.*)$/gm)].map(([, number, words]) => ({
      sentence: Number(number),
      words: words ?? '',
    }));
    const canaries = CANARIES.map((quote): Named => ({ quote, type: 'harsh-term' }));
    const findings = [...named, ...(isAttentive ? canaries : [])].flatMap(({ quote, said, type }) =>
      sentences
        .filter(({ words }) => words.includes(quote))
        .map(({ sentence }) => claimOf(sentence, said ?? quote, type)),
    );
    return { object: { findings } };
  };
}

function claimOf(sentence: number, quote: string, type: string) {
  return { sentence, quote, type, certainty: 'high', why: 'It is unfair.' };
}

const ATTENTIVE = readerOf([{ quote: LAMP, type: 'age-discrimination' }]);

describeDatabases('a second reader', (_open, databases) => {
  async function start(answer: Answer, environment: Record<string, string> = {}) {
    const model = await startLanguageModelServer(answer);
    const settings = { ...model.environment('openai-compatible'), ...environment };
    const server = await startTestServer(databases, { environment: settings });
    const person = await signUp(server.app, 'anna@example.com');
    return { model, server, person };
  }

  async function turnOn(person: Person) {
    const { offered } = (await person.get('/api/second-reader')).json<{ offered: object }>();
    const payload = { isOn: true, reader: offered };
    return person.request('PUT', '/api/second-reader', { payload });
  }

  async function analyzeLetter(person: Person) {
    const { id } = await person.upload(textFile(LETTER));
    await person.waitFor(id);
    return analysisSchema.parse((await person.get(`/api/analysis/${id}`)).json());
  }

  it('receives nothing from an account that has not enabled it', async () => {
    const { model, person } = await start(ATTENTIVE);
    expect((await analyzeLetter(person)).secondReading).toBeUndefined();
    expect((await person.get('/api/second-reader')).json()).toMatchObject({
      offered: { host: model.host },
      isOn: false,
      tokens: { used: 0, perMonth: 2_000_000 },
    });
    expect(model.requests).toEqual([]);
  });

  it('adds findings from masked text, and reports its passages and token usage', async () => {
    const { model, server, person } = await start(ATTENTIVE);
    const other = await signUp(server.app, 'other@example.com');
    expect((await turnOn(person)).json()).toMatchObject({ isOn: true });
    const analysis = await analyzeLetter(person);
    const found = analysis.issues.find(({ source }) => source.kind === 'language-model');
    expect(found).toMatchObject({
      type: 'age-discrimination',
      excerpt: LAMP,
      location: 'Line 2',
    });
    expect(analysis.secondReading).toMatchObject({ passages: 1, unread: 0, added: 1, dropped: 0 });
    expect(analysis.coverage.isComplete).toBe(true);
    expect(model.faults).toEqual([]);
    const asked = model.requests.map(({ text }) => text).join('\n');
    expect(asked).toContain('[PERSON-1] ([EMAIL-1]) runs the branch.');
    expect(asked).not.toMatch(/Gonzalez|maria/i);
    const { tokens } = (await person.get('/api/second-reader')).json<{
      tokens: { used: number };
    }>();
    expect(tokens.used).toBeGreaterThan(0);
    const audit = (await person.get('/api/audit?kind=second_reader.enabled')).json<{
      entries: [];
    }>();
    expect(audit.entries).toHaveLength(1);

    await analyzeLetter(other);
    expect(model.requests).toHaveLength(1);
    expect(server.logLines.join('\n')).not.toMatch(/the lamp|branch|Gonzalez/);
  });

  it('also reads pasted text, until it is turned off', async () => {
    const { model, person } = await start(ATTENTIVE);
    await turnOn(person);
    const paste = async () => {
      const answer = await person.request('POST', '/api/analyze-text', {
        payload: { text: LETTER },
      });
      return analyzeTextResponseSchema.parse(answer.json()).analysisResult;
    };
    expect((await paste()).secondReading?.added).toBe(1);
    await person.request('PUT', '/api/second-reader', { payload: { isOn: false } });
    expect((await paste()).secondReading).toBeUndefined();
    expect(model.requests).toHaveLength(1);
  });

  it('is used only if it is the one the account chose', async () => {
    const { model, server, person } = await start(ATTENTIVE);
    const reader = { model: 'another', host: model.host };
    const answer = await person.request('PUT', '/api/second-reader', {
      payload: { isOn: true, reader },
    });
    expect(answer.statusCode).toBe(409);
    expect(errorBodySchema.parse(answer.json()).code).toBe('second_reader.changed');
    await turnOn(person);
    await server.dependencies.database
      .updateTable('second_readers')
      .set({ model: 'the one before' })
      .execute();
    expect((await person.get('/api/second-reader')).json()).toMatchObject({ isOn: false });
    expect((await analyzeLetter(person)).secondReading).toBeUndefined();
    expect(model.requests).toEqual([]);
  });

  it.each<[string, Answer]>([
    ['is silent on what nobody misses', readerOf([{ quote: LAMP, type: 'harassment' }], false)],
    ['does not take the key', { status: 401 }],
    ['answers something else', { raw: 'sorry' }],
  ])(
    "that %s is ignored, while the report says so and keeps the engine's findings",
    async (_, answer) => {
      const { person } = await start(answer);
      await turnOn(person);
      const analysis = await analyzeLetter(person);
      expect(analysis.issues.map(({ type }) => type)).toContain('email-address');
      expect(analysis.issues.every(({ source }) => source.kind !== 'language-model')).toBe(true);
      expect(analysis.secondReading).toMatchObject({ passages: 1, unread: 1, added: 0 });
      expect(analysis.coverage.isComplete).toBe(false);
      expect(analysis.coverage.notes).toContainEqual(
        expect.objectContaining({ code: 'second-reader-unavailable' }),
      );
    },
  );

  it('has claims dropped when they quote words that are not in the text', async () => {
    const { person } = await start(
      readerOf([
        { quote: LAMP, type: 'age-discrimination' },
        { quote: LAMP, said: 'a sealed envelope', type: 'bribery' },
      ]),
    );
    await turnOn(person);
    const { secondReading, hasPolicyViolations } = await analyzeLetter(person);
    expect(secondReading).toMatchObject({ added: 1, dropped: 1 });
    expect(hasPolicyViolations).toBe(false);
  });

  it('is no longer asked once the monthly token limit is reached', async () => {
    const { model, person } = await start(ATTENTIVE, { LLM_TOKENS_PER_MONTH: '1' });
    await turnOn(person);
    await analyzeLetter(person);
    const second = await analyzeLetter(person);
    expect(second.coverage.notes).toContainEqual(
      expect.objectContaining({ code: 'second-reader-budget' }),
    );
    expect(model.requests).toHaveLength(1);
  });

  it('has its request canceled when the document is deleted, and its question counted', async () => {
    const { model, person } = await start('hang');
    await turnOn(person);
    const { id } = await person.upload(textFile(LETTER));
    await expect.poll(() => model.requests.length, { timeout: 20_000 }).toBe(1);
    expect((await person.request('DELETE', `/api/documents/${id}`)).statusCode).toBe(204);
    await expect.poll(() => model.abandoned(), { timeout: 20_000 }).toBe(1);
    // The provider charges for the question all the same.
    const { tokens } = (await person.get('/api/second-reader')).json<{
      tokens: { used: number };
    }>();
    expect(tokens.used).toBeGreaterThan(1000);
  });
});
