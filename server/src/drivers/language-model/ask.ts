import { zodSchema } from 'ai';

import {
  type LanguageModel,
  LanguageModelError,
  type Question,
  type Tokens,
} from '#server/ports/language-model.ts';

import { createGenerate, type Prompt, type GeneratedText } from './generate.ts';
import type { Provider } from './provider.ts';
import { readAnswer } from './read-answer.ts';

/** Extra tokens after a truncated answer: some models reason although they are asked not to. */
const REASONING_TOKENS = 4096;
/** The most of an invalid answer that is quoted back, in characters. */
const MAX_QUOTED_LENGTH = 20_000;
const CUT_OFF_PROBLEM = 'It was cut off, because it is too long.';

/** Asks a provider's model; when the answer is invalid, asks once more, saying what was wrong. */
export function createAsk(provider: Provider): LanguageModel['ask'] {
  const generate = createGenerate(provider);
  return async (question, signal) => {
    const prompt = await createPrompt(question, provider);
    const first = await generate(prompt, signal);
    const reading = await read(first, question);
    if (reading.isValid) return { answer: reading.answer, tokens: first.tokens };
    if (first.isWithheld) throw malformedAnswer(first.tokens);
    const second = await generate(
      createCorrectionPrompt(prompt, first, reading.problem),
      signal,
    ).catch((error: unknown) => Promise.reject(addTokens(error, first.tokens)));
    const tokens = sum(first.tokens, second.tokens);
    const rereading = await read(second, question);
    if (!rereading.isValid) throw malformedAnswer(tokens);
    return { answer: rereading.answer, tokens };
  };
}

async function createPrompt(
  { instructions, text, answerSchema, maxTokens }: Question<unknown>,
  { describesSchema, reasoningTokens }: Provider,
): Promise<Prompt> {
  const schema = describesSchema ? JSON.stringify(await zodSchema(answerSchema).jsonSchema) : '';
  return {
    instructions: describesSchema
      ? `${instructions}\n\nAnswer with one JSON object and nothing else. It must match this JSON Schema:\n${schema}`
      : instructions,
    // Providers reject the whole request for a lone surrogate, which some documents contain.
    messages: [{ role: 'user', content: text.toWellFormed() }],
    answerSchema,
    maxTokens: maxTokens + reasoningTokens,
  };
}

function read<Answer>(generated: GeneratedText, { answerSchema }: Question<Answer>) {
  return generated.isCutOff
    ? ({ isValid: false, problem: CUT_OFF_PROBLEM } as const)
    : readAnswer(generated.text, answerSchema);
}

/**
 * Servers may require user and assistant turns to alternate: after an empty answer, one message is sent instead of two.
 */
function createCorrectionPrompt(
  prompt: Prompt,
  { text, isCutOff }: GeneratedText,
  problem: string,
): Prompt {
  const complaint = `Your answer is not valid:\n${problem}\nAnswer again, with one valid JSON object and nothing else.`;
  const [{ content: passage }] = prompt.messages;
  const messages = [
    { role: 'user', content: passage },
    { role: 'assistant', content: text.slice(0, MAX_QUOTED_LENGTH).toWellFormed() },
    { role: 'user', content: complaint },
  ] as const;
  const message = { role: 'user', content: `${passage}\n\n${complaint}` } as const;
  return {
    ...prompt,
    messages: text.trim() === '' ? [message] : messages,
    maxTokens: prompt.maxTokens + (isCutOff ? REASONING_TOKENS : 0),
  };
}

function malformedAnswer(tokens: Tokens): LanguageModelError {
  return new LanguageModelError('language_model.malformed', { tokens });
}

function addTokens(error: unknown, tokens: Tokens): unknown {
  if (!(error instanceof LanguageModelError)) return error;
  const { code, status } = error;
  return new LanguageModelError(code, { status, tokens: sum(error.tokens, tokens) });
}

function sum(one: Tokens, other: Tokens): Tokens {
  return { input: one.input + other.input, output: one.output + other.output };
}
