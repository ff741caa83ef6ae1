import { zodSchema } from 'ai';

import {
  type LanguageModel,
  LanguageModelError,
  type Question,
  type Tokens,
} from '#server/ports/language-model.ts';

import type { Provider } from './provider.ts';
import { readAnswer } from './read-answer.ts';
import { createWrite, type Prompt, type Written } from './write.ts';

/** Extra tokens after a truncated answer: some models reason although they are asked not to. */
const ROOM_FOR_THOUGHTS = 4096;
/** The most of an invalid answer that is quoted back, in characters. */
const MAX_QUOTED_LENGTH = 20_000;
const CUT_OFF = 'It was cut off, because it is too long.';

/** Asks a provider's model; when the answer is invalid, asks once more, saying what was wrong. */
export function createAsk(provider: Provider): LanguageModel['ask'] {
  const write = createWrite(provider);
  return async (question, signal) => {
    const prompt = await openPrompt(question, provider);
    const first = await write(prompt, signal);
    const reading = await read(first, question);
    if (reading.isRight) return { answer: reading.answer, tokens: first.tokens };
    if (first.isWithheld) throw malformed(first.tokens);
    const second = await write(complain(prompt, first, reading.problem), signal).catch(
      (error: unknown) => Promise.reject(addTokens(error, first.tokens)),
    );
    const tokens = sum(first.tokens, second.tokens);
    const rereading = await read(second, question);
    if (!rereading.isRight) throw malformed(tokens);
    return { answer: rereading.answer, tokens };
  };
}

async function openPrompt(
  { instructions, text, form, maxTokens }: Question<unknown>,
  { tellsForm, thinkingTokens }: Provider,
): Promise<Prompt> {
  const schema = tellsForm ? JSON.stringify(await zodSchema(form).jsonSchema) : '';
  return {
    instructions: tellsForm
      ? `${instructions}\n\nAnswer with one JSON object and nothing else. It must match this JSON Schema:\n${schema}`
      : instructions,
    // Providers reject the whole request for a lone surrogate, which some documents contain.
    messages: [{ role: 'user', content: text.toWellFormed() }],
    form,
    maxTokens: maxTokens + thinkingTokens,
  };
}

function read<Answer>(written: Written, { form }: Question<Answer>) {
  return written.isCutOff
    ? ({ isRight: false, problem: CUT_OFF } as const)
    : readAnswer(written.text, form);
}

/**
 * Servers may require user and assistant turns to alternate: after an empty answer, one message is sent instead of two.
 */
function complain(prompt: Prompt, { text, isCutOff }: Written, problem: string): Prompt {
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
    maxTokens: prompt.maxTokens + (isCutOff ? ROOM_FOR_THOUGHTS : 0),
  };
}

function malformed(tokens: Tokens): LanguageModelError {
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
